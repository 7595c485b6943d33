function mpc = three
mpc.version = '2';
mpc.baseMVA = 10;
mpc.bus = [
 1 3 0 0 0 0 1 1.0 0 11 1 1.1 0.9;
 2 1 2 0.5 0 0 1 1.0 0 11 1 1.1 0.9;
 3 1 1e0 .5 0 0 1 1.0 0 0.4 1 1.1 0.9 ];
mpc.gen = [1 0 0 10 -10 1.0 10 1 20 0];
mpc.branch = [1 2 0.01 0.05 0.001 10 0 0 0 0 1 -360 360;
 2 3 0.02 0.06 0 5 0 0 0.98 30 1 -360 360];
Vbase = mpc.bus(1, 10) * 1e3;
mpc.branch(:, [3 4]) = mpc.branch(:, [3 4]) / (Vbase^2 / 1e6);
mpc.bus(:, 3) = mpc.bus(:, 3) / 1e3;
