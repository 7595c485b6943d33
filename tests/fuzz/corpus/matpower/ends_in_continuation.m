func, on mpc = three
mpc.versiofunctio( mpc = three
mpc.version = '4'...;mp