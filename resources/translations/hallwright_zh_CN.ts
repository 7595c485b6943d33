<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>Start from a template or an empty project</source>
        <translation>从模板或空项目开始</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a project file</source>
        <translation>打开项目文件</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>以另一名称保存项目</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Read racks, floor outlines or networks into this project</source>
        <translation>将机柜、楼层轮廓或网络读入本项目</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Write this alternative in another form</source>
        <translation>以其他格式输出本方案</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Write the capacity report as PDF, XLSX, CSV or HTML</source>
        <translation>以 PDF、XLSX、CSV 或 HTML 输出容量报告</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>Units, language and theme</source>
        <translation>单位、语言和主题</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last edit</source>
        <translation>撤销上一次编辑</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Do the edit again that was taken back</source>
        <translation>重新执行刚撤销的编辑</translation>
    </message>
    <message>
        <source>Select &amp;all in hall</source>
        <translation>全选机房内设备(&amp;A)</translation>
    </message>
    <message>
        <source>Select every rack and unit of the hall</source>
        <translation>选中本机房的全部机柜和设备</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>取消选择(&amp;N)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>清除当前选择</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>命令面板(&amp;C)…</translation>
    </message>
    <message>
        <source>Find any action by its name</source>
        <translation>按名称查找任意操作</translation>
    </message>
    <message>
        <source>Add &amp;hall</source>
        <translation>添加机房(&amp;H)</translation>
    </message>
    <message>
        <source>A new empty hall in this alternative</source>
        <translation>在本方案中新建一个空机房</translation>
    </message>
    <message>
        <source>Add &amp;alternative</source>
        <translation>添加方案(&amp;A)</translation>
    </message>
    <message>
        <source>An empty alternative to compare</source>
        <translation>新建一个用于比选的空方案</translation>
    </message>
    <message>
        <source>&amp;Duplicate alternative</source>
        <translation>复制方案(&amp;D)</translation>
    </message>
    <message>
        <source>A copy of this alternative to change and compare</source>
        <translation>复制本方案，用于修改和比选</translation>
    </message>
    <message>
        <source>&amp;Remove alternative</source>
        <translation>删除方案(&amp;R)</translation>
    </message>
    <message>
        <source>Remove this alternative from the project</source>
        <translation>从项目中删除本方案</translation>
    </message>
    <message>
        <source>&amp;Equipment editor…</source>
        <translation>设备编辑器(&amp;E)…</translation>
    </message>
    <message>
        <source>Enter or change an equipment type with its curves and sources</source>
        <translation>录入或修改设备型号及其曲线和来源</translation>
    </message>
    <message>
        <source>&amp;Quick card…</source>
        <translation>速算卡(&amp;Q)…</translation>
    </message>
    <message>
        <source>First sizes from kW, count and distance, without a layout</source>
        <translation>无需布局，由功率、数量和距离得出初步选型</translation>
    </message>
    <message>
        <source>&amp;Hall</source>
        <translation>机房(&amp;H)</translation>
    </message>
    <message>
        <source>The plan of the hall</source>
        <translation>机房平面图</translation>
    </message>
    <message>
        <source>&amp;Rack schedule</source>
        <translation>机柜清单(&amp;R)</translation>
    </message>
    <message>
        <source>All racks as a table</source>
        <translation>以表格列出全部机柜</translation>
    </message>
    <message>
        <source>&amp;Elements</source>
        <translation>元件(&amp;E)</translation>
    </message>
    <message>
        <source>Power and coolant elements derived from the recipes</source>
        <translation>由设计规则推导出的供电与冷却液元件</translation>
    </message>
    <message>
        <source>&amp;Key figures</source>
        <translation>关键指标(&amp;K)</translation>
    </message>
    <message>
        <source>Key figures of every alternative</source>
        <translation>各方案的关键指标</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>对比(&amp;C)</translation>
    </message>
    <message>
        <source>Alternatives side by side</source>
        <translation>并排对比各方案</translation>
    </message>
    <message>
        <source>&amp;Assumptions</source>
        <translation>假设(&amp;A)</translation>
    </message>
    <message>
        <source>Prices, lives and rates with range and source</source>
        <translation>价格、寿命和费率，附取值范围与来源</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>欢迎页(&amp;W)</translation>
    </message>
    <message>
        <source>Examples, templates and recent files</source>
        <translation>示例、模板和最近的文件</translation>
    </message>
    <message>
        <source>Switch &amp;units SI / IP</source>
        <translation>切换单位 SI / IP(&amp;U)</translation>
    </message>
    <message>
        <source>Metric or inch-pound units everywhere</source>
        <translation>全局采用公制或英制单位</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <translation>浅色或深色(&amp;D)</translation>
    </message>
    <message>
        <source>Switch between the light and the dark theme</source>
        <translation>在浅色与深色主题之间切换</translation>
    </message>
    <message>
        <source>&amp;About Hallwright</source>
        <translation>关于 Hallwright(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本与许可证</translation>
    </message>
    <message>
        <source>&amp;Duty-point card…</source>
        <translation>工况点卡(&amp;D)…</translation>
    </message>
    <message>
        <source>One CDU or pump at own flows, heat and temperatures, against its ratings</source>
        <translation>按自定流量、热量和温度核对一台 CDU 或泵的额定值</translation>
    </message>
    <message>
        <source>&amp;One-line</source>
        <translation>单线图(&amp;O)</translation>
    </message>
    <message>
        <source>The power network of the hall as a one-line diagram</source>
        <translation>以单线图显示机房的供电网络</translation>
    </message>
    <message>
        <source>&amp;Piping diagram</source>
        <translation>管道仪表流程图(&amp;P)</translation>
    </message>
    <message>
        <source>The coolant loops of the hall as a piping diagram</source>
        <translation>以管道仪表流程图显示机房的冷却液回路</translation>
    </message>
    <message>
        <source>&amp;Failures</source>
        <translation>故障(&amp;F)</translation>
    </message>
    <message>
        <source>What happens when one element fails, and when racks throttle</source>
        <translation>单个元件故障时的后果，以及机柜何时降频</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>年度(&amp;Y)</translation>
    </message>
    <message>
        <source>The plant year: load duration, months, hours, weather and set points</source>
        <translation>冷站全年：负荷历时、各月、各小时、气象与设定值</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Time, s</source>
        <translation>时间，s</translation>
    </message>
    <message>
        <source>Temperature, %1</source>
        <translation>温度，%1</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>供液</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回液</translation>
    </message>
    <message>
        <source>Facility water</source>
        <translation>一次侧水</translation>
    </message>
    <message>
        <source>Hottest part</source>
        <translation>最热部件</translation>
    </message>
    <message>
        <source>Its limit</source>
        <translation>部件限值</translation>
    </message>
    <message>
        <source>%1: supply %2, return %3, facility water %4, hottest part %5 (margin %6), flow %7; racks that throttle: %8 of %9</source>
        <translation>%1：供液 %2，回液 %3，一次侧水 %4，最热部件 %5（裕度 %6），流量 %7；降频机柜：%8／%9</translation>
    </message>
    <message>
        <source>this failure reaches no coolant group</source>
        <translation>此故障不影响任何冷却液组</translation>
    </message>
    <message>
        <source>%1 for the hall: %2. Coolant and GPU packages are counted, metal is not</source>
        <translation>机房需 %1：%2。已计入冷却液和 GPU 封装的热容，未计入金属</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>NPSH available</source>
        <translation>有效汽蚀余量</translation>
    </message>
    <message>
        <source>NPSH required</source>
        <translation>必需汽蚀余量</translation>
    </message>
    <message>
        <source>NPSH</source>
        <translation>汽蚀余量</translation>
    </message>
    <message>
        <source>Battery %1</source>
        <translation>电池 %1</translation>
    </message>
    <message>
        <source>…without generators</source>
        <translation>…无发电机</translation>
    </message>
    <message>
        <source>Generator load</source>
        <translation>发电机负载</translation>
    </message>
    <message>
        <source>Coolant to the racks</source>
        <translation>送往机柜的冷却液</translation>
    </message>
    <message>
        <source>Hottest part</source>
        <translation>最热部件</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Pumps against their loop: %1</source>
        <translation>水泵与其回路：%1</translation>
    </message>
    <message>
        <source>Flow of all CDUs</source>
        <translation>全部 CDU 的流量</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>扬程</translation>
    </message>
    <message>
        <source>Pumps, full speed</source>
        <translation>水泵，全速</translation>
    </message>
    <message>
        <source>Pumps as they run</source>
        <translation>水泵，运行转速</translation>
    </message>
    <message>
        <source>One CDU fewer, full speed</source>
        <translation>少一台 CDU，全速</translation>
    </message>
    <message>
        <source>System, valves as they stand</source>
        <translation>系统曲线，阀门保持现状</translation>
    </message>
    <message>
        <source>System, valves holding flow</source>
        <translation>系统曲线，阀门维持流量</translation>
    </message>
    <message>
        <source>Duty point</source>
        <translation>工作点</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>CDUs that run: %1 at %2 % of full speed</source>
        <translation>运行的 CDU：%1 台，转速 %2 %</translation>
    </message>
    <message>
        <source>NPSH available %1</source>
        <translation>有效汽蚀余量 %1</translation>
    </message>
    <message>
        <source>required %1</source>
        <translation>必需 %1</translation>
    </message>
    <message>
        <source>no published curve: laid through the rating</source>
        <translation>无公布曲线：按额定点推定</translation>
    </message>
    <message>
        <source>Breakers in series</source>
        <translation>串联断路器</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>电流</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>fault %1</source>
        <translation>故障电流 %1</translation>
    </message>
    <message>
        <source>%1 over %2: selective up to the fault current %3</source>
        <translation>%1 对 %2：在故障电流 %3 以内均有选择性</translation>
    </message>
    <message>
        <source>%1 over %2: selective up to %3 of a fault current of %4</source>
        <translation>%1 对 %2：选择性至 %3，故障电流为 %4</translation>
    </message>
    <message>
        <source>No breakers in series whose trips are stated</source>
        <translation>没有已给出脱扣特性的串联断路器</translation>
    </message>
    <message>
        <source>Loss of the utility in time</source>
        <translation>市电中断的时间过程</translation>
    </message>
    <message>
        <source>Battery charge, generator load (%)</source>
        <translation>电池电量、发电机负载 (%)</translation>
    </message>
    <message>
        <source>first battery empty after %1 (%2)</source>
        <translation>首组电池在 %1 后耗尽 (%2)</translation>
    </message>
    <message>
        <source>generators carry all after %1, frequency dip %2 %</source>
        <translation>发电机在 %1 后承担全部负载，频率跌落 %2 %</translation>
    </message>
    <message>
        <source>no generators</source>
        <translation>无发电机</translation>
    </message>
    <message>
        <source>first rack throttles after %1</source>
        <translation>首个机柜在 %1 后降频</translation>
    </message>
    <message>
        <source>no rack throttles within half an hour</source>
        <translation>半小时内没有机柜降频</translation>
    </message>
</context>
<context>
    <name>ElementKind</name>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>园区</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>机柜列</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Superpod</source>
        <translation>超节点</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>设备型号</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>元件</translation>
    </message>
</context>
<context>
    <name>EquipmentEditor</name>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Description and rating point</source>
        <translation>说明与额定工况</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Date of source</source>
        <translation>来源日期</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复核</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>The evaluation is still running; try again in a moment.</source>
        <translation>计算仍在进行，请稍后再试。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>chosen by the recipe</source>
        <translation>由规则选定</translation>
    </message>
    <message>
        <source>stands alone</source>
        <translation>独立放置</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n halls</source>
        <translation>
            <numerusform>%n 个机房</numerusform>
        </translation>
    </message>
    <message>
        <source>Hall: %1</source>
        <translation>机房：%1</translation>
    </message>
    <message>
        <source>Power recipe</source>
        <translation>供电规则</translation>
    </message>
    <message>
        <source>Coolant recipe</source>
        <translation>冷却液规则</translation>
    </message>
    <message>
        <source>Air recipe</source>
        <translation>风冷规则</translation>
    </message>
    <message>
        <source>Network recipe</source>
        <translation>网络规则</translation>
    </message>
    <message>
        <source>Rack %1</source>
        <translation>机柜 %1</translation>
    </message>
    <message>
        <source>%1 racks</source>
        <translation>%1 个机柜</translation>
    </message>
    <message>
        <source>Unit %1</source>
        <translation>设备 %1</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 台设备</translation>
    </message>
    <message>
        <source>Superpod %1</source>
        <translation>超节点 %1</translation>
    </message>
    <message>
        <source>%1 superpods</source>
        <translation>%1 个超节点</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>机柜列 %1</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 个机柜列</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>园区</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载任务</translation>
    </message>
    <message>
        <source>Plant recipe</source>
        <translation>散热系统规则</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>项目(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message numerus="yes">
        <source>curve of %n points</source>
        <translation>
            <numerusform>%n 点曲线</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>Schematic</name>
    <message>
        <source>Utility %1</source>
        <translation>市电 %1</translation>
    </message>
    <message>
        <source>Transformer %1</source>
        <translation>变压器 %1</translation>
    </message>
    <message>
        <source>UPS %1</source>
        <translation>UPS %1</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>配电柜 %1</translation>
    </message>
    <message>
        <source>Mechanical board %1</source>
        <translation>动力配电柜 %1</translation>
    </message>
    <message>
        <source>Feeder %1</source>
        <translation>馈线 %1</translation>
    </message>
    <message>
        <source>Busway %1</source>
        <translation>母线槽 %1</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>发电机组</translation>
    </message>
    <message>
        <source>Block from %1</source>
        <translation>自 %1 起的供电单元</translation>
    </message>
    <message>
        <source>Racks from %1</source>
        <translation>自 %1 起的机柜</translation>
    </message>
    <message>
        <source>Mechanical loads</source>
        <translation>动力负荷</translation>
    </message>
    <message>
        <source>CDU pumps</source>
        <translation>CDU 水泵</translation>
    </message>
    <message>
        <source>Air units</source>
        <translation>空调末端</translation>
    </message>
    <message>
        <source>CDU</source>
        <translation>冷却液分配单元（CDU）</translation>
    </message>
    <message>
        <source>Supply pipe</source>
        <translation>供液管</translation>
    </message>
    <message>
        <source>Return pipe</source>
        <translation>回液管</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>支路</translation>
    </message>
    <message>
        <source>Valve</source>
        <translation>阀门</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>旁通</translation>
    </message>
    <message>
        <source>Strainer</source>
        <translation>过滤器</translation>
    </message>
    <message>
        <source>Expansion vessel</source>
        <translation>膨胀罐</translation>
    </message>
    <message>
        <source>Facility buffer tank</source>
        <translation>一次侧缓冲罐</translation>
    </message>
    <message>
        <source>Pump</source>
        <translation>水泵</translation>
    </message>
    <message>
        <source>Heat exchanger</source>
        <translation>换热器</translation>
    </message>
    <message>
        <source>CDU group from %1</source>
        <translation>自 %1 起的 CDU 组</translation>
    </message>
    <message>
        <source>%1 of %2 CDUs needed</source>
        <translation>%2 台 CDU 中需用 %1 台</translation>
    </message>
    <message>
        <source>facility water %1</source>
        <translation>一次侧水 %1</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>机柜列 %1</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>图名</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版次</translation>
    </message>
    <message>
        <source>Drawn, date</source>
        <translation>绘图、日期</translation>
    </message>
    <message>
        <source>Checked, date</source>
        <translation>校核、日期</translation>
    </message>
    <message>
        <source>highest loading %1</source>
        <translation>最高负载率 %1</translation>
    </message>
    <message>
        <source>%1 CDU</source>
        <translation>%1 台 CDU</translation>
    </message>
    <message>
        <source>%1 CDUs</source>
        <translation>%1 台 CDU</translation>
    </message>
    <message>
        <source>%1 air unit</source>
        <translation>%1 台空调末端</translation>
    </message>
    <message>
        <source>%1 air units</source>
        <translation>%1 台空调末端</translation>
    </message>
    <message>
        <source>%1 rack</source>
        <translation>%1 个机柜</translation>
    </message>
    <message>
        <source>%1 racks</source>
        <translation>%1 个机柜</translation>
    </message>
    <message>
        <source>%1 element</source>
        <translation>%1 个元件</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元件</translation>
    </message>
    <message>
        <source>Double-click opens the group</source>
        <translation>双击展开该组</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>配电盘 %1</translation>
    </message>
    <message>
        <source>Cable %1</source>
        <translation>电缆 %1</translation>
    </message>
    <message>
        <source>Rectifier %1</source>
        <translation>整流器 %1</translation>
    </message>
    <message>
        <source>Rear doors</source>
        <translation>背板换热器</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 rear door</source>
        <translation>%1 台背板换热器</translation>
    </message>
    <message>
        <source>%1 rear doors</source>
        <translation>%1 台背板换热器</translation>
    </message>
    <message>
        <source>Supply tank</source>
        <translation>供液储罐</translation>
    </message>
    <message>
        <source>Ring unit %1</source>
        <translation>环网柜 %1</translation>
    </message>
    <message>
        <source>Ring section %1, open</source>
        <translation>环网电缆段 %1，断开</translation>
    </message>
    <message>
        <source>Ring section %1</source>
        <translation>环网电缆段 %1</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>StatusFigures</name>
    <message>
        <source>IT</source>
        <translation>IT</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Coolant</source>
        <translation>冷却液</translation>
    </message>
    <message>
        <source>Worst margin</source>
        <translation>最小裕度</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>有效算力</translation>
    </message>
    <message>
        <source>TCO</source>
        <translation>TCO</translation>
    </message>
    <message>
        <source>Solved in</source>
        <translation>求解用时</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Element</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Busway or panel</source>
        <translation>母线槽或配电屏</translation>
    </message>
</context>
<context>
    <name>YearView</name>
    <message>
        <source>%1 a year at PUE %2</source>
        <translation>全年 %1，PUE %2</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>峰值 %1</translation>
    </message>
    <message>
        <source>WUE %1 L/kWh</source>
        <translation>WUE %1 L/kWh</translation>
    </message>
    <message>
        <source>%1 h without compressors</source>
        <translation>%1 h 无需压缩机</translation>
    </message>
    <message>
        <source>%1 h warmer than the set point</source>
        <translation>%1 h 高于设定值</translation>
    </message>
    <message>
        <source>weather generated for %1</source>
        <translation>气象为 %1 生成</translation>
    </message>
    <message>
        <source>Least energy at %1: %2 of IT energy at the coolest supply, partial PUE %3. IT power is taken to grow by %4 % per kelvin; other slopes move the best supply.</source>
        <translation>%1 时能耗最低：为最低供水温度下 IT 能耗的 %2，局部 PUE %3。假设 IT 功率每开尔文增长 %4 %；斜率不同，最佳供水温度随之移动。</translation>
    </message>
    <message>
        <source> Its hottest GPU keeps %1 to its limit.</source>
        <translation> 最热的 GPU 距限值尚有 %1。</translation>
    </message>
    <message>
        <source> No rack states what its GPUs bear.</source>
        <translation> 没有机柜给出其 GPU 的温度限值。</translation>
    </message>
    <message>
        <source> Racks allow a supply %1 warmer.</source>
        <translation> 机柜允许供液再升高 %1。</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Cost of output</source>
        <translation>产出成本</translation>
    </message>
    <message>
        <source>USD per effective PFLOP-day: nodes {0}, superpods {1}, both {2}; superpods are cheaper than nodes in {3} of the draws</source>
        <translation>每有效 PFLOP·天的美元：节点 {0}，超节点 {1}，混合 {2}；在 {3} 的抽样中超节点比节点便宜</translation>
    </message>
    <message>
        <source>Own against rent</source>
        <translation>自有与租用</translation>
    </message>
    <message>
        <source>the cost of an own GPU-hour is not known</source>
        <translation>自有 GPU 小时的成本未知</translation>
    </message>
    <message>
        <source>an own GPU-hour costs {0} USD, a rented one {1}: owning pays above a utilisation of {2}, assumed is {3}</source>
        <translation>自有 GPU 小时成本 {0} 美元，租用 {1}：利用率高于 {2} 时自有划算，假设为 {3}</translation>
    </message>
    <message>
        <source>Certainty of the budget</source>
        <translation>预算的确定性</translation>
    </message>
    <message>
        <source>capital in million USD: nodes {0}, superpods {1}; stated certainty {2}</source>
        <translation>投资（百万美元）：节点 {0}，超节点 {1}；所填确定性 {2}</translation>
    </message>
    <message>
        <source>Certainty of the need</source>
        <translation>需求的确定性</translation>
    </message>
    <message>
        <source>bound for {0} years; stated certainty of the need {1}</source>
        <translation>绑定 {0} 年；所填需求确定性 {1}</translation>
    </message>
    <message>
        <source>Experience with liquid cooling</source>
        <translation>液冷运维经验</translation>
    </message>
    <message>
        <source>heat to liquid: nodes {0}, superpods {1}, both {2}; stated experience {3}</source>
        <translation>进入液体的热量：节点 {0}，超节点 {1}，混合 {2}；所填经验 {3}</translation>
    </message>
    <message>
        <source>Openness and lock-in</source>
        <translation>开放性与锁定</translation>
    </message>
    <message>
        <source>one supplier&apos;s scale-up domain: {0} of the superpods&apos; price, {1} million USD</source>
        <translation>单一供应商的 Scale-up 域：超节点价格的 {0}，即 {1} 百万美元</translation>
    </message>
    <message>
        <source>Small jobs of many users</source>
        <translation>多用户的小作业</translation>
    </message>
    <message>
        <source>{0} of the GPU-hours in jobs of {1} GPUs, which leave {2} of a node and {3} of a superpod empty; one fault stops all jobs of its domain</source>
        <translation>{0} 的 GPU 小时用于 {1} 块 GPU 的作业，它们使节点的 {2}、超节点的 {3} 空闲；一次故障会停掉其域内的全部作业</translation>
    </message>
    <message>
        <source>Software to retune</source>
        <translation>需重新调优的软件</translation>
    </message>
    <message>
        <source>{0} days for the new domain; the superpods cost {1} million USD in that time</source>
        <translation>适配新的域需 {0} 天；此间超节点花费 {1} 百万美元</translation>
    </message>
    <message>
        <source>Commissioning and burn-in</source>
        <translation>调试与老化测试</translation>
    </message>
    <message>
        <source>{0} racks, power, loops and fabric together</source>
        <translation>{0} 个机柜，连同供电、回路和互联网络</translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation>计量点的电力</translation>
    </message>
    <message>
        <source>{0} kW are needed at the meter, {1} kW are there</source>
        <translation>计量点需要 {0} kW，现有 {1} kW</translation>
    </message>
    <message>
        <source>Floor strengthened</source>
        <translation>楼面加固</translation>
    </message>
    <message>
        <source>the worst floor load is {0} kg/m², over the limit</source>
        <translation>最大楼面荷载为 {0} kg/m²，超过限值</translation>
    </message>
    <message>
        <source>Facility water, CDUs and manifolds</source>
        <translation>一次侧水、CDU 与分集水器</translation>
    </message>
    <message>
        <source>{0} kW go to liquid, {1} kW can today; {2} L/min of coolant</source>
        <translation>{0} kW 进入液体，目前可承担 {1} kW；冷却液 {2} L/min</translation>
    </message>
    <message>
        <source>Racks and hot spares delivered</source>
        <translation>机柜与热备到货</translation>
    </message>
    <message>
        <source>{0} racks with {1} GPUs, of them {2} hot spares</source>
        <translation>{0} 个机柜，{1} 块 GPU，其中热备 {2} 块</translation>
    </message>
    <message>
        <source>Cables and switches in place</source>
        <translation>线缆与交换机就位</translation>
    </message>
    <message>
        <source>{0} switches, {1} optical modules</source>
        <translation>{0} 台交换机，{1} 个光模块</translation>
    </message>
    <message>
        <source>Staff trained</source>
        <translation>人员培训完成</translation>
    </message>
    <message>
        <source>liquid to the racks, spare trays, leaks; stated experience {0}</source>
        <translation>液体进机柜、备用托盘、泄漏；所填经验 {0}</translation>
    </message>
    <message>
        <source>Software retuned</source>
        <translation>软件重新调优</translation>
    </message>
    <message>
        <source>domains of {0} GPUs, {1} before: split, kernels, scheduler, regression</source>
        <translation>域为 {0} 块 GPU，此前为 {1}：并行切分、内核、调度器、回归测试</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>{0} working GPUs: below {1} nodes suffice, above {2} one job spans hundreds of nodes</source>
        <translation>{0} 块工作 GPU：低于 {1} 时节点即可，高于 {2} 时一个作业跨数百个节点</translation>
    </message>
    <message>
        <source>Efficiency of the domain</source>
        <translation>域的效率</translation>
    </message>
    <message>
        <source>not computed: no training, or a figure of the GPU is missing</source>
        <translation>未计算：并非训练，或缺少 GPU 的某个数据</translation>
    </message>
    <message>
        <source>{0}, one job of {1} GPUs: MFU × effective time {2} in domains of 8, {3} in domains of 72 (step-time model; none is published at scale)</source>
        <translation>{0}，{1} 块 GPU 的一个作业：MFU × 有效时间在 8 卡域中为 {2}，在 72 卡域中为 {3}（步时模型；大规模尚无公开数据）</translation>
    </message>
    <message>
        <source>Limits of the halls</source>
        <translation>机房的限值</translation>
    </message>
    <message>
        <source>no error about power, space or floor</source>
        <translation>供电、空间和楼面无错误</translation>
    </message>
    <message>
        <source>errors that exclude: {0}</source>
        <translation>构成排除的错误：{0}</translation>
    </message>
    <message>
        <source>Growth of models</source>
        <translation>模型的增长</translation>
    </message>
    <message>
        <source>models grow {0} times a year, GPUs {1} times: the same time to train then takes {2} GPUs</source>
        <translation>模型每年增长 {0} 倍，GPU 增长 {1} 倍：同样的训练时间届时需要 {2} 块 GPU</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>工作类型</translation>
    </message>
    <message>
        <source>inference: one replica takes {0} GPUs, a node has 8</source>
        <translation>推理：一个副本占 {0} 块 GPU，一个节点有 8 块</translation>
    </message>
    <message>
        <source>training with {0} experts: over 64 GPUs 89 % of their exchange leaves a node, none a domain of 72</source>
        <translation>{0} 个专家的训练：跨 64 块 GPU 时其交换的 89 % 离开节点，而不离开 72 卡域</translation>
    </message>
    <message>
        <source>training of a dense model: the exchange of layers fits into a node of 8</source>
        <translation>稠密模型训练：层间交换可在 8 卡节点内完成</translation>
    </message>
    <message>
        <source>Nodes of 8 GPUs</source>
        <translation>8 卡节点</translation>
    </message>
    <message>
        <source>Superpods</source>
        <translation>超节点</translation>
    </message>
    <message>
        <source>Superpods and nodes</source>
        <translation>超节点与节点混合</translation>
    </message>
    <message>
        <source>Rent or cloud</source>
        <translation>租用或云</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>&quot;{0}&quot;: two numbers are expected</source>
        <translation>“{0}”：应为两个数</translation>
    </message>
    <message>
        <source>this copy is read-only</source>
        <translation>此副本为只读</translation>
    </message>
    <message>
        <source>Save it under another name to work on it</source>
        <translation>请以另一名称保存后再编辑</translation>
    </message>
    <message>
        <source>no equipment type has the key &quot;{0}&quot;</source>
        <translation>没有键为“{0}”的设备型号</translation>
    </message>
    <message>
        <source>Near: {0}; all: catalogue list</source>
        <translation>相近的有：{0}；全部见：catalogue list</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not key=value</source>
        <translation>“{0}”不是“键=值”的形式</translation>
    </message>
    <message>
        <source>add-type needs file=</source>
        <translation>add-type 需要 file=</translation>
    </message>
    <message>
        <source>the file exists already and is not replaced</source>
        <translation>文件已存在，不予覆盖</translation>
    </message>
    <message>
        <source>there is no alternative &quot;{0}&quot;</source>
        <translation>没有名为“{0}”的方案</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is none of: {1}</source>
        <translation>“{0}”不属于：{1}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有此文件</translation>
    </message>
    <message>
        <source>name an alternative</source>
        <translation>请指定方案</translation>
    </message>
    <message>
        <source>the project holds: {0}</source>
        <translation>项目中有：{0}</translation>
    </message>
    <message>
        <source>there is no alternative with this id</source>
        <translation>没有此编号的方案</translation>
    </message>
    <message>
        <source>the evaluation was cancelled</source>
        <translation>计算已取消</translation>
    </message>
    <message>
        <source>the catalogue lacks gb300-nvl72, whose coolant law is scaled</source>
        <translation>设备库缺少 gb300-nvl72，其冷却液流量规律是换算的依据</translation>
    </message>
    <message>
        <source>must be {0}</source>
        <translation>应为 {0}</translation>
    </message>
    <message>
        <source>the suffix of a report is one of: .pdf, .xlsx, .csv, .html</source>
        <translation>报告的扩展名应为：.pdf、.xlsx、.csv、.html 之一</translation>
    </message>
    <message>
        <source>there is no template &quot;{0}&quot;</source>
        <translation>没有模板“{0}”</translation>
    </message>
    <message>
        <source>the templates are: {0}</source>
        <translation>模板有：{0}</translation>
    </message>
    <message>
        <source>See all: catalogue list</source>
        <translation>全部见：catalogue list</translation>
    </message>
    <message>
        <source>there is no verb &quot;{0}&quot;</source>
        <translation>没有命令“{0}”</translation>
    </message>
    <message>
        <source>The verbs are: {0}</source>
        <translation>命令有：{0}</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>请另选名称</translation>
    </message>
    <message>
        <source>there is no folder &quot;{0}&quot;</source>
        <translation>没有文件夹“{0}”</translation>
    </message>
    <message>
        <source>Make it first or choose another</source>
        <translation>请先建立该文件夹，或另选一个</translation>
    </message>
    <message>
        <source>the project has no hall</source>
        <translation>项目中没有机房</translation>
    </message>
    <message>
        <source>there is no failure &quot;{0}&quot; in this hall</source>
        <translation>该机房中没有名为“{0}”的故障</translation>
    </message>
    <message>
        <source>The verb failures lists the names</source>
        <translation>命令 failures 会列出故障名称</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no shard; expected I/N with 1 ≤ I ≤ N</source>
        <translation>“{0}”不是分片；应为 I/N，且 1 ≤ I ≤ N</translation>
    </message>
    <message>
        <source>the sweep was stopped</source>
        <translation>扫描已停止</translation>
    </message>
    <message>
        <source>the format &quot;{0}&quot; is not known; there are: {1}</source>
        <translation>未知格式“{0}”；可用：{1}</translation>
    </message>
    <message>
        <source>by its name and header no file that can be imported; the formats are: {0}</source>
        <translation>按文件名和表头判断，不是可导入的文件；支持的格式：{0}</translation>
    </message>
    <message>
        <source>Name the format with --format</source>
        <translation>请用 --format 指明格式</translation>
    </message>
    <message>
        <source>no meter has both a rack&apos;s label in its name and a complete reading</source>
        <translation>没有任何电表既在名称中含有机柜标签又有完整读数</translation>
    </message>
    <message>
        <source>one drawing at a time makes one hall</source>
        <translation>一次只能由一张图纸生成一个机房</translation>
    </message>
    <message>
        <source>the drawing has no closed outline; its layers: {0}</source>
        <translation>图纸没有闭合轮廓；其图层：{0}</translation>
    </message>
    <message>
        <source>the layer has no closed outline; the drawing&apos;s layers: {0}</source>
        <translation>该图层没有闭合轮廓；图纸的图层：{0}</translation>
    </message>
    <message>
        <source>Draw the walls as one closed polyline</source>
        <translation>请把墙体画成一条闭合多段线</translation>
    </message>
    <message>
        <source>Choose the layer of the walls with --layer, or the drawing&apos;s unit with --unit</source>
        <translation>请用 --layer 选择墙体图层，或用 --unit 指定图纸单位</translation>
    </message>
    <message>
        <source>the baseline does not meet this basis itself</source>
        <translation>基准方案自身不满足该比较基准</translation>
    </message>
    <message>
        <source>Give a target</source>
        <translation>请给出目标值</translation>
    </message>
    <message>
        <source>the target must be above 0</source>
        <translation>目标值应大于 0</translation>
    </message>
    <message>
        <source>no derived element has a key that starts with &quot;{0}&quot;</source>
        <translation>没有键以“{0}”开头的推导元件</translation>
    </message>
    <message>
        <source>a ride-through is from 1 s to 24 h</source>
        <translation>故障穿越时间须为 1 s 至 24 h</translation>
    </message>
    <message>
        <source>there is no coolant &quot;{0}&quot;</source>
        <translation>没有冷却液“{0}”</translation>
    </message>
    <message>
        <source>The coolants are: {0}</source>
        <translation>可用的冷却液：{0}</translation>
    </message>
    <message>
        <source>there is no type &quot;{0}&quot;</source>
        <translation>没有型号“{0}”</translation>
    </message>
    <message>
        <source>The verb catalogue list names them</source>
        <translation>用命令 catalogue list 查看型号</translation>
    </message>
    <message>
        <source>no format is known by the suffix &quot;{0}&quot;; name one with --format: {1}</source>
        <translation>没有后缀“{0}”对应的格式；请用 --format 指定：{1}</translation>
    </message>
    <message>
        <source>name a hall</source>
        <translation>请指定机房</translation>
    </message>
    <message>
        <source>there is no hall &quot;{0}&quot;</source>
        <translation>没有机房“{0}”</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>文件无法写入</translation>
    </message>
    <message>
        <source>the coolant would return boiling: too much heat for these flows</source>
        <translation>回液将沸腾：此流量带不走这么多热量</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is neither a CDU nor a pump</source>
        <translation>“{0}”既不是 CDU 也不是泵</translation>
    </message>
    <message>
        <source>the hall or alternative is no longer there</source>
        <translation>该机房或方案已不存在</translation>
    </message>
    <message>
        <source>the failure list was cancelled</source>
        <translation>故障列表的计算已取消</translation>
    </message>
    <message>
        <source>no rack of this alternative is cooled by liquid</source>
        <translation>此方案没有液冷机柜</translation>
    </message>
    <message>
        <source>this alternative has no plant year: see its findings</source>
        <translation>该方案没有冷站全年结果：请看其问题</translation>
    </message>
    <message>
        <source>The coolant groups are: {0}</source>
        <translation>冷却液组有：{0}</translation>
    </message>
    <message>
        <source>the loops differ in fluid or temperature, and an EPANET file has one fluid</source>
        <translation>各回路的液体或温度不同，而一个 EPANET 文件只有一种液体</translation>
    </message>
    <message>
        <source>the hall has no coolant loop</source>
        <translation>机房没有冷却液回路</translation>
    </message>
    <message>
        <source>there is no coolant group &quot;{0}&quot;</source>
        <translation>没有冷却液组“{0}”</translation>
    </message>
    <message>
        <source>the hall&apos;s power has no solution</source>
        <translation>机房的供电没有解</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is open, and nothing in it holds its flow</source>
        <translation>“{0}”处于开启状态，其中没有维持流量的部件</translation>
    </message>
    <message>
        <source>nothing is switched</source>
        <translation>没有切换任何元件</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot be switched</source>
        <translation>“{0}”不能切换</translation>
    </message>
    <message>
        <source>one control valve of a loop at a time</source>
        <translation>每个回路一次只能切换一个控制阀</translation>
    </message>
    <message>
        <source>no alternative has a working GPU</source>
        <translation>没有任何方案有工作的 GPU</translation>
    </message>
    <message>
        <source>there is nothing to draw of that kind</source>
        <translation>没有可绘制的此类内容</translation>
    </message>
    <message>
        <source>a dcTrack list of connections: it names ports and cords, but neither racks nor sizes nor power</source>
        <translation>dcTrack 连接清单：只有端口和线缆，没有机柜、尺寸和功率</translation>
    </message>
    <message>
        <source>a NetBox list of cables: connections follow from the recipes here</source>
        <translation>NetBox 线缆清单：本程序中连接由规则生成</translation>
    </message>
    <message>
        <source>a NetBox list of power feeds: feeds follow from the power recipe here</source>
        <translation>NetBox 供电路清单：本程序中供电路由供电规则生成</translation>
    </message>
    <message>
        <source>a NetBox list of power panels: boards follow from the power recipe here</source>
        <translation>NetBox 配电盘清单：本程序中配电柜由供电规则生成</translation>
    </message>
    <message>
        <source>a NetBox list of ports: import the device types that have them</source>
        <translation>NetBox 端口清单：请导入具有这些端口的设备类型</translation>
    </message>
    <message>
        <source>a Redfish resource: a reading of one device, which names no rack</source>
        <translation>Redfish 资源：单台设备的读数，没有机柜名</translation>
    </message>
    <message>
        <source>an EPANET network: solve-hydraulic solves it</source>
        <translation>EPANET 管网：用 solve-hydraulic 求解</translation>
    </message>
    <message>
        <source>a MATPOWER case: solve-power solves it</source>
        <translation>MATPOWER 算例：用 solve-power 求解</translation>
    </message>
    <message>
        <source>a power-grid-model case: solve-power solves it</source>
        <translation>power-grid-model 算例：用 solve-power 求解</translation>
    </message>
    <message>
        <source>a power-grid-model case: solve-power and short-circuit solve it</source>
        <translation>power-grid-model 算例：用 solve-power 和 short-circuit 求解</translation>
    </message>
    <message>
        <source>the folder cannot be read: {0}</source>
        <translation>无法读取文件夹：{0}</translation>
    </message>
    <message>
        <source>devices alone say no size of their racks</source>
        <translation>仅有设备清单，没有机柜尺寸</translation>
    </message>
    <message>
        <source>Import the list of racks with them</source>
        <translation>请与机柜清单一并导入</translation>
    </message>
    <message>
        <source>rack types alone place nothing</source>
        <translation>仅有机柜型号不会放置任何机柜</translation>
    </message>
</context>
<context>
    <name>canvas</name>
    <message>
        <source>power not stated</source>
        <translation>未注明功率</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 racks, %4</source>
        <translation>%1 × %2 = %3 个机柜，%4</translation>
    </message>
    <message>
        <source>Drag a rectangle: it is filled with rows of racks. Esc ends</source>
        <translation>拖出一个矩形，其中排满机柜列。Esc 结束</translation>
    </message>
    <message>
        <source>It would stand outside the hall.</source>
        <translation>会超出机房范围。</translation>
    </message>
    <message>
        <source>It would stand on %1.</source>
        <translation>会与 %1 重叠。</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>未选中任何对象。</translation>
    </message>
    <message>
        <source>There is no free place beside it: %1</source>
        <translation>旁边没有空位：%1</translation>
    </message>
    <message>
        <source>Drag from point to point; corners pull. Esc ends</source>
        <translation>从一点拖到另一点；自动吸附角点。Esc 结束</translation>
    </message>
    <message>
        <source>unknown type</source>
        <translation>未知型号</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Footprint not stated: drawn as 600 × 1200 mm</source>
        <translation>未注明占地尺寸：按 600 × 1200 mm 绘制</translation>
    </message>
    <message>
        <source>%1: click to place, R turns, Alt holds off snapping, Esc ends</source>
        <translation>%1：单击放置，R 旋转，按住 Alt 暂停吸附，Esc 结束</translation>
    </message>
    <message>
        <source>Selects what is wholly inside</source>
        <translation>选中完全位于框内的对象</translation>
    </message>
    <message>
        <source>Selects what is touched</source>
        <translation>选中框所触及的对象</translation>
    </message>
</context>
<context>
    <name>check</name>
    <message>
        <source>The plan holds halls and racks</source>
        <translation>方案中有机房和机柜</translation>
    </message>
    <message>
        <source>Every rack has a known type</source>
        <translation>每个机柜的型号均已知</translation>
    </message>
    <message>
        <source>Every rack stands in a hall</source>
        <translation>每个机柜都位于机房内</translation>
    </message>
    <message>
        <source>Racks and units stand inside their hall</source>
        <translation>机柜和设备都在机房范围内</translation>
    </message>
    <message>
        <source>No two items overlap</source>
        <translation>对象互不重叠</translation>
    </message>
    <message>
        <source>Service clearances are free</source>
        <translation>检修空间无遮挡</translation>
    </message>
    <message>
        <source>Labels are unique</source>
        <translation>标签不重复</translation>
    </message>
    <message>
        <source>Floor load within the uniform limit</source>
        <translation>楼面荷载不超过均布限值</translation>
    </message>
    <message>
        <source>Hall power within its limit</source>
        <translation>机房功率不超过限值</translation>
    </message>
    <message>
        <source>One side&apos;s power shelves carry the rack</source>
        <translation>单侧电源框可带起整个机柜</translation>
    </message>
    <message>
        <source>Loading within the allowed rating, normal state</source>
        <translation>正常状态下负载率不超过允许值</translation>
    </message>
    <message>
        <source>Loading within the allowed rating after the worst single failure</source>
        <translation>最不利单一故障后负载率不超过允许值</translation>
    </message>
    <message>
        <source>Peak current of a busway within its rating</source>
        <translation>母线槽峰值电流不超过额定值</translation>
    </message>
    <message>
        <source>Voltage drop to the rack inlet</source>
        <translation>到机柜进线的电压降</translation>
    </message>
    <message>
        <source>Each rack gets its coolant flow</source>
        <translation>每个机柜都得到所需的冷却液流量</translation>
    </message>
    <message>
        <source>Supply temperature within the rack&apos;s limit</source>
        <translation>供液温度不超过机柜限值</translation>
    </message>
    <message>
        <source>Return temperature within the rack&apos;s limit</source>
        <translation>回液温度不超过机柜限值</translation>
    </message>
    <message>
        <source>Coolant stays above the hall&apos;s dew point</source>
        <translation>冷却液温度保持在机房露点以上</translation>
    </message>
    <message>
        <source>Components within their temperature limit</source>
        <translation>元器件不超过温度限值</translation>
    </message>
    <message>
        <source>Coolant velocity in mains and manifolds</source>
        <translation>干管和分集水器内的冷却液流速</translation>
    </message>
    <message>
        <source>Rack air inlet within its limit</source>
        <translation>机柜进风温度不超过限值</translation>
    </message>
    <message>
        <source>Air units move what the racks draw</source>
        <translation>空调风量满足机柜所需风量</translation>
    </message>
    <message>
        <source>Air-cooled racks within what an aisle can breathe</source>
        <translation>风冷机柜不超过通道的送风能力</translation>
    </message>
    <message>
        <source>Air units get water as cold as they were rated on</source>
        <translation>空调供水温度不高于其额定工况</translation>
    </message>
    <message>
        <source>Overrides still have their element</source>
        <translation>手动覆盖项仍有对应的元件</translation>
    </message>
    <message>
        <source>Boards and busways withstand the short-circuit current</source>
        <translation>配电柜和母线槽能承受短路电流</translation>
    </message>
    <message>
        <source>Breakers interrupt the short-circuit current</source>
        <translation>断路器能分断短路电流</translation>
    </message>
    <message>
        <source>Withstand and breaking ratings are known</source>
        <translation>耐受和分断额定值已知</translation>
    </message>
    <message>
        <source>Short-circuit currents are computed</source>
        <translation>短路电流已计算</translation>
    </message>
    <message>
        <source>CDUs within their rated heat</source>
        <translation>CDU 换热量未超额定值</translation>
    </message>
    <message>
        <source>CDUs within their rated secondary flow</source>
        <translation>CDU 二次侧流量未超额定值</translation>
    </message>
    <message>
        <source>Primary valves have authority left</source>
        <translation>一次侧阀门仍有调节余量</translation>
    </message>
    <message>
        <source>Pumps have speed to spare</source>
        <translation>水泵转速有余量</translation>
    </message>
    <message>
        <source>Velocity in rack hoses</source>
        <translation>机柜软管流速</translation>
    </message>
    <message>
        <source>Quick disconnects within their rated flow</source>
        <translation>快速接头未超额定流量</translation>
    </message>
    <message>
        <source>Rack valves within their differential pressure</source>
        <translation>机柜阀门压差在允许范围内</translation>
    </message>
    <message>
        <source>Pump shut-off within every pressure rating</source>
        <translation>水泵零流量压力未超各部件额定压力</translation>
    </message>
    <message>
        <source>Filters as fine as the racks ask</source>
        <translation>过滤精度满足机柜要求</translation>
    </message>
    <message>
        <source>Wetted materials agree</source>
        <translation>接液材料相容</translation>
    </message>
    <message>
        <source>Pumps turn down to few racks</source>
        <translation>机柜较少时水泵可降载</translation>
    </message>
    <message>
        <source>Coolant facts are stated</source>
        <translation>冷却液数据齐全</translation>
    </message>
    <message>
        <source>A GPU holds its share of the workload</source>
        <translation>单个 GPU 装得下其所分担的负载</translation>
    </message>
    <message>
        <source>Storage feeds the GPUs</source>
        <translation>存储能供给 GPU 数据</translation>
    </message>
    <message>
        <source>Storage writes checkpoints in time</source>
        <translation>存储能及时写入检查点</translation>
    </message>
    <message>
        <source>Storage holds checkpoints and data</source>
        <translation>存储能容纳检查点和数据</translation>
    </message>
</context>
<context>
    <name>choice</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>BF16 dense</source>
        <translation>BF16 稠密</translation>
    </message>
    <message>
        <source>FP8 dense</source>
        <translation>FP8 稠密</translation>
    </message>
    <message>
        <source>FP4 dense</source>
        <translation>FP4 稠密</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定值</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>均匀分布</translation>
    </message>
    <message>
        <source>Triangular</source>
        <translation>三角分布</translation>
    </message>
    <message>
        <source>Lognormal</source>
        <translation>对数正态分布</translation>
    </message>
    <message>
        <source>In the rack</source>
        <translation>机柜内</translation>
    </message>
    <message>
        <source>In the row</source>
        <translation>机柜列内</translation>
    </message>
    <message>
        <source>In a plant room</source>
        <translation>设备间内</translation>
    </message>
    <message>
        <source>At the perimeter</source>
        <translation>机房周边</translation>
    </message>
    <message>
        <source>Fan wall</source>
        <translation>风墙</translation>
    </message>
    <message>
        <source>Dry cooler</source>
        <translation>干冷器</translation>
    </message>
    <message>
        <source>Adiabatic cooler</source>
        <translation>绝热冷却器</translation>
    </message>
    <message>
        <source>Cooling tower</source>
        <translation>冷却塔</translation>
    </message>
    <message>
        <source>Air-cooled chiller</source>
        <translation>风冷冷水机组</translation>
    </message>
    <message>
        <source>Water-cooled chiller</source>
        <translation>水冷冷水机组</translation>
    </message>
    <message>
        <source>Steel</source>
        <translation>碳钢</translation>
    </message>
    <message>
        <source>Stainless steel</source>
        <translation>不锈钢</translation>
    </message>
    <message>
        <source>Hose</source>
        <translation>软管</translation>
    </message>
    <message>
        <source>Copper</source>
        <translation>铜</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>Floor-standing PDU</source>
        <translation>落地式配电柜（PDU）</translation>
    </message>
    <message>
        <source>Remote power panel</source>
        <translation>列头柜</translation>
    </message>
    <message>
        <source>Rack PDU</source>
        <translation>机架式 PDU</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Management</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>Liquid and air</source>
        <translation>液冷与风冷混合</translation>
    </message>
    <message>
        <source>Liquid</source>
        <translation>液冷</translation>
    </message>
    <message>
        <source>In rack</source>
        <translation>机柜内</translation>
    </message>
    <message>
        <source>In row</source>
        <translation>列内</translation>
    </message>
    <message>
        <source>Row-end group</source>
        <translation>列端分组</translation>
    </message>
    <message>
        <source>CDU room</source>
        <translation>CDU 间集中</translation>
    </message>
    <message>
        <source>Direct return</source>
        <translation>异程（直接回水）</translation>
    </message>
    <message>
        <source>Reverse return</source>
        <translation>同程（逆向回水）</translation>
    </message>
    <message>
        <source>Fixed pump speed</source>
        <translation>水泵定速</translation>
    </message>
    <message>
        <source>Constant differential pressure</source>
        <translation>恒定压差</translation>
    </message>
    <message>
        <source>Balanced valves</source>
        <translation>静态平衡阀</translation>
    </message>
    <message>
        <source>Pressure-independent valves</source>
        <translation>压力无关型控制阀</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>PG25 (ASHRAE 2001 tables, by volume)</source>
        <translation>PG25（ASHRAE 2001 物性表，体积分数）</translation>
    </message>
    <message>
        <source>PG25 (Dowfrost LC 25)</source>
        <translation>PG25（Dowfrost LC 25）</translation>
    </message>
    <message>
        <source>Perimeter CRAH</source>
        <translation>周边 CRAH</translation>
    </message>
    <message>
        <source>In-row coolers</source>
        <translation>列间空调</translation>
    </message>
    <message>
        <source>Rear-door heat exchangers</source>
        <translation>背板换热器</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Hot aisle</source>
        <translation>热通道封闭</translation>
    </message>
    <message>
        <source>Cold aisle</source>
        <translation>冷通道封闭</translation>
    </message>
    <message>
        <source>Chimney</source>
        <translation>机柜排风烟囱</translation>
    </message>
    <message>
        <source>Leaf–spine</source>
        <translation>叶脊</translation>
    </message>
    <message>
        <source>Rail-optimised</source>
        <translation>多轨优化</translation>
    </message>
    <message>
        <source>Rail-only</source>
        <translation>纯多轨</translation>
    </message>
    <message>
        <source>Three-tier</source>
        <translation>三层</translation>
    </message>
    <message>
        <source>Multi-plane</source>
        <translation>多平面</translation>
    </message>
    <message>
        <source>Block redundant</source>
        <translation>块冗余</translation>
    </message>
    <message>
        <source>Busway</source>
        <translation>母线槽</translation>
    </message>
    <message>
        <source>Remote power panels</source>
        <translation>列头柜</translation>
    </message>
    <message>
        <source>80 % of rating</source>
        <translation>额定值的 80 %</translation>
    </message>
    <message>
        <source>100 % rated</source>
        <translation>100 % 额定</translation>
    </message>
    <message>
        <source>Existing</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>已承诺</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>Future</source>
        <translation>远期</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>双路</translation>
    </message>
    <message>
        <source>A and B through a transfer switch</source>
        <translation>A 与 B，经转换开关</translation>
    </message>
    <message>
        <source>Board A</source>
        <translation>A 侧配电柜</translation>
    </message>
    <message>
        <source>Board B</source>
        <translation>B 侧配电柜</translation>
    </message>
    <message>
        <source>A and B in turn</source>
        <translation>A 与 B 交替</translation>
    </message>
    <message>
        <source>Dry cooler and air-cooled chiller</source>
        <translation>干冷器加风冷冷水机组</translation>
    </message>
    <message>
        <source>Tower with economiser and chiller</source>
        <translation>冷却塔加自然冷却与冷水机组</translation>
    </message>
    <message>
        <source>Water-cooled chiller, no economiser</source>
        <translation>水冷冷水机组，无自然冷却</translation>
    </message>
    <message>
        <source>Air-cooled chiller, no economiser</source>
        <translation>风冷冷水机组，无自然冷却</translation>
    </message>
    <message>
        <source>Saturated exit air</source>
        <translation>出风饱和</translation>
    </message>
    <message>
        <source>All heat latent</source>
        <translation>全部为潜热</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Loop A</source>
        <translation>环路 A</translation>
    </message>
    <message>
        <source>Loop B</source>
        <translation>环路 B</translation>
    </message>
    <message>
        <source>A and B, changeover</source>
        <translation>A 与 B，切换</translation>
    </message>
    <message>
        <source>Steel, schedule 40</source>
        <translation>钢管，Schedule 40</translation>
    </message>
    <message>
        <source>Comb</source>
        <translation>梳状</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>环状</translation>
    </message>
    <message>
        <source>One facility loop</source>
        <translation>一条一次侧环路</translation>
    </message>
    <message>
        <source>Loops A and B in turn</source>
        <translation>环路 A、B 交替</translation>
    </message>
    <message>
        <source>Loops A and B with a changeover valve</source>
        <translation>环路 A、B，带切换阀</translation>
    </message>
    <message>
        <source>AC UPS</source>
        <translation>交流 UPS</translation>
    </message>
    <message>
        <source>Rectifier with battery, DC</source>
        <translation>带电池的直流整流器</translation>
    </message>
    <message>
        <source>Rectifier beside a rack, DC</source>
        <translation>机柜旁直流整流器</translation>
    </message>
    <message>
        <source>Thermal-magnetic</source>
        <translation>热磁式</translation>
    </message>
    <message>
        <source>Electronic</source>
        <translation>电子式</translation>
    </message>
    <message>
        <source>For a block, with the battery on the DC side</source>
        <translation>按供电单元设置，电池在直流侧</translation>
    </message>
    <message>
        <source>Sidecar beside each rack</source>
        <translation>每个机柜旁设侧置电源柜</translation>
    </message>
    <message>
        <source>In series with the chiller</source>
        <translation>与冷水机组串联</translation>
    </message>
    <message>
        <source>Instead of the chiller</source>
        <translation>替代冷水机组</translation>
    </message>
    <message>
        <source>Adiabatic</source>
        <translation>绝热</translation>
    </message>
    <message>
        <source>Steam, electric</source>
        <translation>电热蒸汽</translation>
    </message>
    <message>
        <source>Uptime Tier I</source>
        <translation>Uptime Tier I 级</translation>
    </message>
    <message>
        <source>Uptime Tier II</source>
        <translation>Uptime Tier II 级</translation>
    </message>
    <message>
        <source>Uptime Tier III</source>
        <translation>Uptime Tier III 级</translation>
    </message>
    <message>
        <source>Uptime Tier IV</source>
        <translation>Uptime Tier IV 级</translation>
    </message>
    <message>
        <source>TIA-942 Rated-1</source>
        <translation>TIA-942 Rated-1 级</translation>
    </message>
    <message>
        <source>TIA-942 Rated-2</source>
        <translation>TIA-942 Rated-2 级</translation>
    </message>
    <message>
        <source>TIA-942 Rated-3</source>
        <translation>TIA-942 Rated-3 级</translation>
    </message>
    <message>
        <source>TIA-942 Rated-4</source>
        <translation>TIA-942 Rated-4 级</translation>
    </message>
    <message>
        <source>EN 50600 class 1</source>
        <translation>EN 50600 1 级</translation>
    </message>
    <message>
        <source>EN 50600 class 2</source>
        <translation>EN 50600 2 级</translation>
    </message>
    <message>
        <source>EN 50600 class 3</source>
        <translation>EN 50600 3 级</translation>
    </message>
    <message>
        <source>EN 50600 class 4</source>
        <translation>EN 50600 4 级</translation>
    </message>
    <message>
        <source>GB 50174 C</source>
        <translation>GB 50174 C 级</translation>
    </message>
    <message>
        <source>GB 50174 B</source>
        <translation>GB 50174 B 级</translation>
    </message>
    <message>
        <source>GB 50174 A</source>
        <translation>GB 50174 A 级</translation>
    </message>
    <message>
        <source>Three-phase</source>
        <translation>三相</translation>
    </message>
    <message>
        <source>Line to neutral</source>
        <translation>相对中性线</translation>
    </message>
    <message>
        <source>Line to line</source>
        <translation>相间</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>在线</translation>
    </message>
    <message>
        <source>Eco mode</source>
        <translation>经济模式</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Attention only</source>
        <translation>仅注意力</translation>
    </message>
    <message>
        <source>All activations</source>
        <translation>全部激活值</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>放射式</translation>
    </message>
    <message>
        <source>Open ring</source>
        <translation>开环</translation>
    </message>
    <message>
        <source>Closed ring</source>
        <translation>闭环</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--repeat must be 1 or more</source>
        <translation>--repeat 应不小于 1</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <source>As laid out</source>
        <translation>按现有布局</translation>
    </message>
    <message>
        <source>Equal working GPUs</source>
        <translation>等工作 GPU 数</translation>
    </message>
    <message>
        <source>Equal power at the meter</source>
        <translation>等计量点功率</translation>
    </message>
    <message>
        <source>Equal job and time</source>
        <translation>等任务与工期</translation>
    </message>
    <message>
        <source>Equal total cost of ownership</source>
        <translation>等总拥有成本</translation>
    </message>
    <message>
        <source>the alternative has no GPUs</source>
        <translation>该方案没有 GPU</translation>
    </message>
    <message>
        <source>its training time is not known</source>
        <translation>其训练时间未知</translation>
    </message>
    <message>
        <source>no size meets the target</source>
        <translation>任何规模都达不到目标</translation>
    </message>
    <message>
        <source>one rack is more than the target</source>
        <translation>一个机柜已超过目标</translation>
    </message>
</context>
<context>
    <name>cost</name>
    <message>
        <source>unit</source>
        <translation>台</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>superpod</source>
        <translation>超节点</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>MWh/year</source>
        <translation>MWh/年</translation>
    </message>
    <message>
        <source>Demand charge</source>
        <translation>需量电费</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>用水</translation>
    </message>
    <message>
        <source>m³/year</source>
        <translation>m³/年</translation>
    </message>
    <message>
        <source>Carbon price</source>
        <translation>碳价</translation>
    </message>
    <message>
        <source>t/year</source>
        <translation>t/年</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Maintenance of plant</source>
        <translation>基础设施维护</translation>
    </message>
    <message>
        <source>USD of plant</source>
        <translation>USD（设施投资）</translation>
    </message>
    <message>
        <source>IT spares and support</source>
        <translation>IT 备件与支持</translation>
    </message>
    <message>
        <source>USD of IT</source>
        <translation>USD（IT 投资）</translation>
    </message>
    <message>
        <source>Insurance and property tax</source>
        <translation>保险与财产税</translation>
    </message>
    <message>
        <source>USD of capital</source>
        <translation>USD（总投资）</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>互联网络</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Electrical plant</source>
        <translation>供电设施</translation>
    </message>
    <message>
        <source>Cooling plant</source>
        <translation>冷却设施</translation>
    </message>
    <message>
        <source>Site and building</source>
        <translation>场地与建筑</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维护</translation>
    </message>
    <message>
        <source>Spares and support</source>
        <translation>备件与支持</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>appliance</source>
        <translation>台</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>not a catalogue: expected {0}</source>
        <translation>不是设备库文件：应为 {0}</translation>
    </message>
    <message>
        <source>schema {0} is not known; this program reads {1}</source>
        <translation>模式 {0} 未知；本程序可读 {1}</translation>
    </message>
    <message>
        <source>the key &quot;{0}&quot; is used twice</source>
        <translation>键“{0}”重复使用</translation>
    </message>
    <message>
        <source>no catalogue files here</source>
        <translation>此处没有设备库文件</translation>
    </message>
    <message>
        <source>Set {0} to the folder of the program&apos;s resources</source>
        <translation>请将 {0} 设为程序资源所在的文件夹</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>unknown attribute &quot;{0}&quot;</source>
        <translation>未知属性“{0}”</translation>
    </message>
    <message>
        <source>{0} must be text</source>
        <translation>{0} 应为文本</translation>
    </message>
    <message>
        <source>found {0}; expected {1}</source>
        <translation>得到 {0}；应为 {1}</translation>
    </message>
    <message>
        <source>the unit of {0} is &quot;{1}&quot;; expected &quot;{2}&quot;</source>
        <translation>{0} 的单位是“{1}”；应为“{2}”</translation>
    </message>
    <message>
        <source>{0} must be a number</source>
        <translation>{0} 应为数值</translation>
    </message>
    <message>
        <source>the value is not between low and high</source>
        <translation>值不在下限与上限之间</translation>
    </message>
    <message>
        <source>unknown field; with its unit it is &quot;{0}&quot;</source>
        <translation>未知字段；带单位的写法是“{0}”</translation>
    </message>
    <message>
        <source>this kind has no such field</source>
        <translation>此类设备没有这个字段</translation>
    </message>
    <message>
        <source>the key &quot;{0}&quot; must be of a-z, 0-9, - . _</source>
        <translation>键“{0}”只能由 a-z、0-9 和 - . _ 组成</translation>
    </message>
    <message>
        <source>the entry has no name</source>
        <translation>条目没有名称</translation>
    </message>
    <message>
        <source>values must be an object</source>
        <translation>values 应为对象</translation>
    </message>
    <message>
        <source>an entry must be an object</source>
        <translation>条目应为对象</translation>
    </message>
    <message>
        <source>the name &quot;{0}&quot; is given twice in one object</source>
        <translation>名称“{0}”在同一对象中出现两次</translation>
    </message>
    <message>
        <source>this is not valid JSON: {0}</source>
        <translation>不是有效的 JSON：{0}</translation>
    </message>
    <message>
        <source>a zero byte: this is not a text file</source>
        <translation>含有零字节：不是文本文件</translation>
    </message>
    <message>
        <source>a quote opened here is never closed</source>
        <translation>此处的引号没有闭合</translation>
    </message>
    <message>
        <source>text follows a closing quote</source>
        <translation>闭合引号之后还有文字</translation>
    </message>
    <message>
        <source>the file is empty; expected a header line</source>
        <translation>文件为空；应有标题行</translation>
    </message>
    <message>
        <source>two columns are named &quot;{0}&quot;</source>
        <translation>有两列名为“{0}”</translation>
    </message>
    <message>
        <source>{0} is &quot;{1}&quot;; expected a positive number</source>
        <translation>{0} 为“{1}”；应为正数</translation>
    </message>
    <message>
        <source>the column &quot;{0}&quot; is missing</source>
        <translation>缺少“{0}”列</translation>
    </message>
    <message>
        <source>{0} cells, but the header has {1}</source>
        <translation>有 {0} 个单元格，而标题有 {1} 个</translation>
    </message>
    <message>
        <source>the rack has no name</source>
        <translation>机柜没有名称</translation>
    </message>
    <message>
        <source>a second rack &quot;{0}&quot; of this site and location</source>
        <translation>该站点和位置已有机柜“{0}”</translation>
    </message>
    <message>
        <source>position {0} is no multiple of 0.5</source>
        <translation>位置 {0} 不是 0.5 的倍数</translation>
    </message>
    <message>
        <source>no rack &quot;{0}&quot; in the list</source>
        <translation>列表中没有机柜“{0}”</translation>
    </message>
    <message>
        <source>several racks &quot;{0}&quot;: the location is needed</source>
        <translation>有多个机柜“{0}”：需要注明位置</translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <translation>缺少 {0}</translation>
    </message>
    <message>
        <source>{0} must be a number of 0 or more</source>
        <translation>{0} 应为不小于 0 的数</translation>
    </message>
    <message>
        <source>{0} is given twice</source>
        <translation>{0} 重复给出</translation>
    </message>
    <message>
        <source>not a NetBox type: expected a map</source>
        <translation>不是 NetBox 类型文件：应为映射</translation>
    </message>
    <message>
        <source>the slug &quot;{0}&quot; must be of a-z, 0-9, - _</source>
        <translation>slug“{0}”只能由 a-z、0-9 和 - _ 组成</translation>
    </message>
    <message>
        <source>{0} must be a list</source>
        <translation>{0} 应为列表</translation>
    </message>
    <message>
        <source>a power port must be a map</source>
        <translation>电源端口应为映射</translation>
    </message>
    <message>
        <source>u_height {0} is no multiple of 0.5</source>
        <translation>u_height {0} 不是 0.5 的倍数</translation>
    </message>
    <message>
        <source>a rack has whole units, 1 or more</source>
        <translation>机柜的 U 数应为不小于 1 的整数</translation>
    </message>
    <message>
        <source>this is not valid YAML: {0}</source>
        <translation>不是有效的 YAML：{0}</translation>
    </message>
    <message>
        <source>a number without its unit; expected one of {0}</source>
        <translation>数值缺少单位；应为下列之一：{0}</translation>
    </message>
    <message>
        <source>unknown unit &quot;{0}&quot;; expected one of {1}</source>
        <translation>未知单位“{0}”；应为下列之一：{1}</translation>
    </message>
    <message>
        <source>{0} is not a positive finite number</source>
        <translation>{0} 不是正的有限数</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a curve; expected {1}</source>
        <translation>“{0}”不是曲线；应为 {1}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有此文件</translation>
    </message>
    <message>
        <source>Check the name and the folder</source>
        <translation>请检查名称和文件夹</translation>
    </message>
    <message>
        <source>this is a folder or a device, not a file</source>
        <translation>这是文件夹或设备，不是文件</translation>
    </message>
    <message>
        <source>the file may not be read ({0})</source>
        <translation>没有读取该文件的权限（{0}）</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>Restore it from a copy</source>
        <translation>请从备份恢复</translation>
    </message>
    <message>
        <source>this is not a Hallwright project file</source>
        <translation>不是 Hallwright 项目文件</translation>
    </message>
    <message>
        <source>the file is cut off after {0} bytes</source>
        <translation>文件在 {0} 字节处被截断</translation>
    </message>
    <message>
        <source>this is an SQLite database of another program</source>
        <translation>这是其他程序的 SQLite 数据库</translation>
    </message>
    <message>
        <source>the file is damaged ({0})</source>
        <translation>文件已损坏（{0}）</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>请以另一名称保存</translation>
    </message>
    <message>
        <source>the file was made by a newer version of Hallwright (format {0}; this one writes {1}) and is only read</source>
        <translation>该文件由更新版本的 Hallwright 创建（格式 {0}；本版本写入格式 {1}），只能读取</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>文件有写保护</translation>
    </message>
    <message>
        <source>the file could not be written: {0} failed ({1})</source>
        <translation>文件无法写入：{0} 失败（{1}）</translation>
    </message>
    <message>
        <source>the file is open: {0} on {1} (process {2}) since {3}</source>
        <translation>文件已被打开：{0}，在 {1} 上（进程 {2}），自 {3} 起</translation>
    </message>
    <message>
        <source>Close it there; if that computer no longer has it open, delete {0}</source>
        <translation>请在该处关闭；若那台计算机已不再打开它，请删除 {0}</translation>
    </message>
    <message>
        <source>Close it there first</source>
        <translation>请先在该处关闭</translation>
    </message>
    <message>
        <source>the folder cannot be written ({0})</source>
        <translation>文件夹无法写入（{0}）</translation>
    </message>
    <message>
        <source>The file was made by a newer version of Hallwright (format {0}; this one writes {1}).</source>
        <translation>该文件由更新版本的 Hallwright 创建（格式 {0}；本版本写入格式 {1}）。</translation>
    </message>
    <message>
        <source>The file is write-protected.</source>
        <translation>文件有写保护。</translation>
    </message>
    <message>
        <source>two alternatives have the id {0}, or it is none</source>
        <translation>有两个方案的编号为 {0}，或编号为空</translation>
    </message>
    <message>
        <source>the recovery copy names no document</source>
        <translation>恢复副本没有指明文档</translation>
    </message>
    <message>
        <source>the recovery folder cannot be made ({0})</source>
        <translation>无法建立恢复文件夹（{0}）</translation>
    </message>
    <message>
        <source>{0} is not an id; expected 1 to 4294967295</source>
        <translation>{0} 不是有效编号；应为 1 至 4294967295</translation>
    </message>
    <message>
        <source>the file holds no alternative &quot;{0}&quot; (id {1})</source>
        <translation>文件中没有方案“{0}”（编号 {1}）</translation>
    </message>
    <message>
        <source>Save the project before its results</source>
        <translation>请先保存项目，再保存其结果</translation>
    </message>
    <message>
        <source>the column holds another kind of value than {0}</source>
        <translation>该列存放的值不是 {0} 类型</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>文件无法写入</translation>
    </message>
    <message>
        <source>the file cannot be written: {0}</source>
        <translation>文件无法写入：{0}</translation>
    </message>
    <message>
        <source>Close it there or save under another name</source>
        <translation>请在该处关闭，或以另一名称保存</translation>
    </message>
    <message>
        <source>the file is in use by another program ({0})</source>
        <translation>文件正被其他程序使用（{0}）</translation>
    </message>
    <message>
        <source>the file cannot be written ({0})</source>
        <translation>文件无法写入（{0}）</translation>
    </message>
    <message>
        <source>a stored value breaks its rule ({0})</source>
        <translation>存储的值违反其约束（{0}）</translation>
    </message>
    <message>
        <source>the database gave an error ({0})</source>
        <translation>数据库报错（{0}）</translation>
    </message>
    <message>
        <source>the file holds another sweep: its {0} differs</source>
        <translation>该文件属于另一次扫描：{0} 不同</translation>
    </message>
    <message>
        <source>Choose another file for the results</source>
        <translation>请为结果另选文件</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>expected a map with the key vary</source>
        <translation>应为含有键 vary 的映射</translation>
    </message>
    <message>
        <source>vary must be a list of axes</source>
        <translation>vary 应为轴的列表</translation>
    </message>
    <message>
        <source>the key &quot;{0}&quot; is not known; there are: {1}</source>
        <translation>未知键“{0}”；可用：{1}</translation>
    </message>
    <message>
        <source>an axis must be a map</source>
        <translation>每个轴应为映射</translation>
    </message>
    <message>
        <source>the name &quot;{0}&quot; is taken: by another axis, a key figure or a column of every sweep</source>
        <translation>名称“{0}”已被占用：另一个轴、关键指标或扫描结果的固定列</translation>
    </message>
    <message>
        <source>{0} must be a map</source>
        <translation>{0} 应为映射</translation>
    </message>
    <message>
        <source>values must be a list</source>
        <translation>values 应为列表</translation>
    </message>
    <message>
        <source>no YAML: {0}</source>
        <translation>不是 YAML：{0}</translation>
    </message>
    <message>
        <source>binary DXF is not read</source>
        <translation>不支持二进制 DXF</translation>
    </message>
    <message>
        <source>Save it as text (ASCII) DXF</source>
        <translation>请另存为文本（ASCII）DXF</translation>
    </message>
    <message>
        <source>no DXF, or cut off: it has no EOF</source>
        <translation>不是 DXF，或已截断：缺少 EOF</translation>
    </message>
    <message>
        <source>the drawing does not say its unit</source>
        <translation>图纸未注明单位</translation>
    </message>
    <message>
        <source>Give the unit: m, mm, in …</source>
        <translation>请给出单位：m、mm、in 等</translation>
    </message>
    <message>
        <source>the row names no cabinet or no label</source>
        <translation>该行缺少机柜或标签</translation>
    </message>
    <message>
        <source>{0} is &quot;{1}&quot;; expected a number of 0 or more</source>
        <translation>{0} 为“{1}”；应为不小于 0 的数</translation>
    </message>
    <message>
        <source>phase {0} is read twice at {1}</source>
        <translation>{1} 时相 {0} 有两次读数</translation>
    </message>
    <message>
        <source>a MATPOWER case has no constant-current loads</source>
        <translation>MATPOWER 算例没有恒电流负荷</translation>
    </message>
    <message>
        <source>a MATPOWER case has no branches open at one end only</source>
        <translation>MATPOWER 算例没有只在一端断开的支路</translation>
    </message>
    <message>
        <source>a closed switch joins two buses that both hold their voltage</source>
        <translation>闭合的开关连接了两个都保持电压的母线</translation>
    </message>
    <message>
        <source>the nominal voltage is not stated</source>
        <translation>未给出标称电压</translation>
    </message>
    <message>
        <source>power-grid-model has no generators that hold a voltage</source>
        <translation>power-grid-model 没有保持电压的发电机</translation>
    </message>
    <message>
        <source>power-grid-model has no line conductance without charging</source>
        <translation>power-grid-model 的线路不能只有电导而没有充电电纳</translation>
    </message>
    <message>
        <source>a phase shift that is no multiple of 30 degrees</source>
        <translation>相移不是 30 度的整数倍</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; stands beyond the last column; put a value that holds a separator in quotes</source>
        <translation>“{0}”超出最后一列；含有分隔符的值请加引号</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>不是有效的 JSON</translation>
    </message>
    <message>
        <source>expected a list of racks or devices</source>
        <translation>应为机柜或设备清单</translation>
    </message>
    <message>
        <source>only a part of the list: more pages follow</source>
        <translation>只是清单的一部分：后面还有更多页</translation>
    </message>
    <message>
        <source>Export with limit=0</source>
        <translation>请用 limit=0 导出</translation>
    </message>
    <message>
        <source>label or type is empty</source>
        <translation>标签或类型为空</translation>
    </message>
    <message>
        <source>x or y is empty</source>
        <translation>x 或 y 为空</translation>
    </message>
    <message>
        <source>there is no column &quot;{0}&quot;; there are: {1}</source>
        <translation>没有列“{0}”；现有列：{1}</translation>
    </message>
    <message>
        <source>no column is mapped to {0}</source>
        <translation>没有列对应 {0}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is none of: {1}</source>
        <translation>“{0}”不属于：{1}</translation>
    </message>
</context>
<context>
    <name>duty</name>
    <message>
        <source>not stated in the catalogue entry</source>
        <translation>设备库条目未给出</translation>
    </message>
    <message>
        <source>UA at these flows</source>
        <translation>此流量下的 UA</translation>
    </message>
    <message>
        <source>UA of the rating point by its log mean temperature difference; each film with its flow to the power 0.8, half of the resistance each</source>
        <translation>由额定点对数平均温差得出 UA；两侧膜系数各随流量的 0.8 次方变化，热阻各占一半</translation>
    </message>
    <message>
        <source>Coolant supply</source>
        <translation>供液温度</translation>
    </message>
    <message>
        <source>Return - heat / (flow × density × specific heat); primary valve fully open</source>
        <translation>回液 − 热量 /（流量 × 密度 × 比热容）；一次侧阀全开</translation>
    </message>
    <message>
        <source>Coolant return</source>
        <translation>回液温度</translation>
    </message>
    <message>
        <source>Facility supply + heat / (ε × smaller capacity flow), ε-NTU counterflow (Kays and London 1984)</source>
        <translation>一次侧供水 + 热量 /（ε × 较小热容流量），逆流 ε-NTU（Kays and London 1984）</translation>
    </message>
    <message>
        <source>Facility return</source>
        <translation>一次侧回水温度</translation>
    </message>
    <message>
        <source>Facility supply + heat / (flow × density × specific heat), water</source>
        <translation>一次侧供水 + 热量 /（流量 × 密度 × 比热容），水</translation>
    </message>
    <message>
        <source>Approach</source>
        <translation>逼近温差</translation>
    </message>
    <message>
        <source>Coolant supply - facility supply, from UA at these flows; beside it that of the rating</source>
        <translation>供液 − 一次侧供水，按此流量下的 UA；旁列额定点的值</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>热量</translation>
    </message>
    <message>
        <source>As asked; beside it the rated capacity</source>
        <translation>按输入；旁列额定容量</translation>
    </message>
    <message>
        <source>Heat at the rated approach</source>
        <translation>额定逼近温差下的热量</translation>
    </message>
    <message>
        <source>Heat × rated approach / approach: at given flows the approach grows with the heat</source>
        <translation>热量 × 额定逼近温差 / 逼近温差：流量一定时逼近温差随热量增大</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>As asked; beside it the end of the pump curve, or the rated flow where there is none</source>
        <translation>按输入；旁列泵曲线终点，无曲线时为额定流量</translation>
    </message>
    <message>
        <source>Pump head at this flow</source>
        <translation>此流量下的泵扬程</translation>
    </message>
    <message>
        <source>Head left</source>
        <translation>剩余扬程</translation>
    </message>
    <message>
        <source>Pump head - pressure drop of the loop, full speed; margin of the pump head</source>
        <translation>泵扬程 − 环路压降，全速；裕度按泵扬程</translation>
    </message>
    <message>
        <source>Pump curve of the catalogue entry; unknown beyond its end</source>
        <translation>设备库条目的泵曲线；超出终点则未知</translation>
    </message>
    <message>
        <source>No curve published: 4/3 of the rated head at no flow, falling with its square (one-point law of EPANET)</source>
        <translation>未公布曲线：零流量时为额定扬程的 4/3，随流量平方下降（EPANET 单点曲线）</translation>
    </message>
    <message>
        <source>Pump power</source>
        <translation>水泵功率</translation>
    </message>
    <message>
        <source>Flow × pump head / efficiency of the rating point, full speed</source>
        <translation>流量 × 泵扬程 / 额定点效率，全速</translation>
    </message>
    <message>
        <source>Facility water flow</source>
        <translation>一次侧水流量</translation>
    </message>
    <message>
        <source>As asked; beside it the rated primary flow</source>
        <translation>按输入；旁列额定一次侧流量</translation>
    </message>
    <message>
        <source>Facility pressure drop</source>
        <translation>一次侧压降</translation>
    </message>
    <message>
        <source>Rated primary drop × (flow / rated flow)², turbulent</source>
        <translation>额定一次侧压降 ×（流量 / 额定流量）²，湍流</translation>
    </message>
    <message>
        <source>Pump efficiency</source>
        <translation>水泵效率</translation>
    </message>
    <message>
        <source>Efficiency curve of the catalogue entry</source>
        <translation>设备库条目的效率曲线</translation>
    </message>
    <message>
        <source>Shaft power</source>
        <translation>轴功率</translation>
    </message>
    <message>
        <source>Flow × pump head / efficiency, full speed; beside it the motor&apos;s rating</source>
        <translation>流量 × 泵扬程 / 效率，全速；旁列电机额定功率</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message>
        <source>elements, comma-separated: rack/1,rack/2</source>
        <translation>对象，以逗号分隔：rack/1,rack/2</translation>
    </message>
    <message>
        <source>shift along x, m</source>
        <translation>沿 x 方向的位移，m</translation>
    </message>
    <message>
        <source>shift along y, m</source>
        <translation>沿 y 方向的位移，m</translation>
    </message>
    <message>
        <source>label of the hall</source>
        <translation>机房标签</translation>
    </message>
    <message>
        <source>catalogue key</source>
        <translation>设备库中的键</translation>
    </message>
    <message>
        <source>position, m</source>
        <translation>位置，m</translation>
    </message>
    <message>
        <source>existing, committed, reserved or future</source>
        <translation>existing、committed、reserved 或 future</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>其名称</translation>
    </message>
    <message>
        <source>Place an item</source>
        <translation>放置一个对象</translation>
    </message>
    <message>
        <source>0, 90, 180 or 270</source>
        <translation>0、90、180 或 270</translation>
    </message>
    <message>
        <source>number of its row</source>
        <translation>所在机柜列的编号</translation>
    </message>
    <message>
        <source>its label</source>
        <translation>其标签</translation>
    </message>
    <message>
        <source>Place rows of racks</source>
        <translation>放置成列的机柜</translation>
    </message>
    <message>
        <source>number of rows, 1</source>
        <translation>列数，1</translation>
    </message>
    <message>
        <source>items per row, 1</source>
        <translation>每列数量，1</translation>
    </message>
    <message>
        <source>between neighbours, m</source>
        <translation>相邻间距，m</translation>
    </message>
    <message>
        <source>between fronts, 1.8 m</source>
        <translation>正面间距，1.8 m</translation>
    </message>
    <message>
        <source>between rears, 1.2 m</source>
        <translation>背面间距，1.2 m</translation>
    </message>
    <message>
        <source>of the labels</source>
        <translation>标签的前缀</translation>
    </message>
    <message>
        <source>Add a hall</source>
        <translation>添加机房</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>equal halls</source>
        <translation>相同机房的数量</translation>
    </message>
    <message>
        <source>kg/m²</source>
        <translation>kg/m²</translation>
    </message>
    <message>
        <source>Move items</source>
        <translation>移动对象</translation>
    </message>
    <message>
        <source>Rotate items</source>
        <translation>旋转对象</translation>
    </message>
    <message>
        <source>quarter turns, 1</source>
        <translation>旋转的 90° 次数，1</translation>
    </message>
    <message>
        <source>Duplicate items</source>
        <translation>复制对象</translation>
    </message>
    <message>
        <source>Remove items</source>
        <translation>删除对象</translation>
    </message>
    <message>
        <source>Set a field</source>
        <translation>设置字段</translation>
    </message>
    <message>
        <source>key of the field</source>
        <translation>字段的键</translation>
    </message>
    <message>
        <source>with unit: &quot;120 kW&quot;</source>
        <translation>带单位：&quot;120 kW&quot;</translation>
    </message>
    <message>
        <source>Set fields of a hall</source>
        <translation>设置机房的字段</translation>
    </message>
    <message>
        <source>Choose the power recipe</source>
        <translation>选择供电规则</translation>
    </message>
    <message>
        <source>Choose the coolant recipe</source>
        <translation>选择冷却液规则</translation>
    </message>
    <message>
        <source>Choose the air recipe</source>
        <translation>选择风冷规则</translation>
    </message>
    <message>
        <source>Choose the fabric recipe</source>
        <translation>选择网络规则</translation>
    </message>
    <message>
        <source>Set the workload</source>
        <translation>设置负载任务</translation>
    </message>
    <message>
        <source>Set fields of the site</source>
        <translation>设置园区的字段</translation>
    </message>
    <message>
        <source>Set fields of the project</source>
        <translation>设置项目的字段</translation>
    </message>
    <message>
        <source>Add an alternative</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <source>Duplicate the alternative</source>
        <translation>复制方案</translation>
    </message>
    <message>
        <source>Rename the alternative</source>
        <translation>重命名方案</translation>
    </message>
    <message>
        <source>Remove the alternative</source>
        <translation>删除方案</translation>
    </message>
    <message>
        <source>Change an assumption</source>
        <translation>修改假设</translation>
    </message>
    <message>
        <source>its key, as energy_price</source>
        <translation>其键，如 energy_price</translation>
    </message>
    <message>
        <source>with unit</source>
        <translation>带单位</translation>
    </message>
    <message>
        <source>where it is from</source>
        <translation>数据来源</translation>
    </message>
    <message>
        <source>Accept a finding</source>
        <translation>接受问题</translation>
    </message>
    <message>
        <source>code of the finding</source>
        <translation>问题的代码</translation>
    </message>
    <message>
        <source>its first element</source>
        <translation>其首个元件</translation>
    </message>
    <message>
        <source>why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>who</source>
        <translation>批准人</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>YYYY-MM-DD</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>添加备注</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>备注内容</translation>
    </message>
    <message>
        <source>what it is about</source>
        <translation>所涉及的对象</translation>
    </message>
    <message>
        <source>Override a derived element</source>
        <translation>覆盖推导出的元件</translation>
    </message>
    <message>
        <source>its key</source>
        <translation>其键</translation>
    </message>
    <message>
        <source>Place {0} racks</source>
        <translation>放置 {0} 个机柜</translation>
    </message>
    <message>
        <source>Rotate {0}</source>
        <translation>旋转 {0}</translation>
    </message>
    <message>
        <source>Rotate {0} items</source>
        <translation>旋转 {0} 个对象</translation>
    </message>
    <message>
        <source>Delete {0}</source>
        <translation>删除 {0}</translation>
    </message>
    <message>
        <source>Delete {0} items</source>
        <translation>删除 {0} 个对象</translation>
    </message>
    <message>
        <source>Align {0}</source>
        <translation>对齐 {0}</translation>
    </message>
    <message>
        <source>Align {0} items</source>
        <translation>对齐 {0} 个对象</translation>
    </message>
    <message>
        <source>Distribute {0}</source>
        <translation>均布 {0}</translation>
    </message>
    <message>
        <source>Distribute {0} items</source>
        <translation>均布 {0} 个对象</translation>
    </message>
    <message>
        <source>Mirror {0}</source>
        <translation>镜像 {0}</translation>
    </message>
    <message>
        <source>Mirror {0} items</source>
        <translation>镜像 {0} 个对象</translation>
    </message>
    <message>
        <source>Duplicate {0}</source>
        <translation>复制 {0}</translation>
    </message>
    <message>
        <source>Duplicate {0} items</source>
        <translation>复制 {0} 个对象</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>移动 {0}</translation>
    </message>
    <message>
        <source>Move {0} items</source>
        <translation>移动 {0} 个对象</translation>
    </message>
    <message>
        <source>Place {0}</source>
        <translation>放置 {0}</translation>
    </message>
    <message>
        <source>Equipment {0}</source>
        <translation>设备 {0}</translation>
    </message>
    <message>
        <source>Import {0}</source>
        <translation>导入 {0}</translation>
    </message>
    <message>
        <source>Hall from quick card</source>
        <translation>由速算卡生成机房</translation>
    </message>
    <message>
        <source>Set {0}</source>
        <translation>设置 {0}</translation>
    </message>
    <message>
        <source>Add hall {0}</source>
        <translation>添加机房 {0}</translation>
    </message>
    <message>
        <source>Add alternative {0}</source>
        <translation>添加方案 {0}</translation>
    </message>
    <message>
        <source>Duplicate alternative as {0}</source>
        <translation>复制方案为 {0}</translation>
    </message>
    <message>
        <source>Remove alternative {0}</source>
        <translation>删除方案 {0}</translation>
    </message>
    <message>
        <source>Change assumption {0}</source>
        <translation>修改假设 {0}</translation>
    </message>
    <message>
        <source>Reset assumption {0}</source>
        <translation>重置假设 {0}</translation>
    </message>
    <message>
        <source>Accept finding {0}</source>
        <translation>接受问题 {0}</translation>
    </message>
    <message>
        <source>Recovered work</source>
        <translation>恢复的工作</translation>
    </message>
    <message>
        <source>Choose the plant recipe</source>
        <translation>选择散热系统规则</translation>
    </message>
    <message>
        <source>with unit; empty removes it</source>
        <translation>带单位；留空则移除</translation>
    </message>
    <message>
        <source>Take the overrides of an element away</source>
        <translation>取消元件的覆盖值</translation>
    </message>
    <message>
        <source>Keep the sizes of derived elements</source>
        <translation>保持推导元件的规格</translation>
    </message>
    <message>
        <source>its key, or the start of several keys</source>
        <translation>元件的键，或多个键的开头</translation>
    </message>
    <message>
        <source>Add a pipe or bypass to a coolant group</source>
        <translation>在冷却液组中添加管道或旁通</translation>
    </message>
    <message>
        <source>key of the group: h1/coolant/r3</source>
        <translation>组的键：h1/coolant/r3</translation>
    </message>
    <message>
        <source>node of the group: supply/row1/2</source>
        <translation>组内节点：supply/row1/2</translation>
    </message>
    <message>
        <source>node of the group</source>
        <translation>组内节点</translation>
    </message>
    <message>
        <source>pipe size of the catalogue</source>
        <translation>目录中的管道规格</translation>
    </message>
    <message>
        <source>1 m</source>
        <translation>1 m</translation>
    </message>
    <message>
        <source>25.4 mm; of a pipe without a type</source>
        <translation>25.4 mm；用于没有型号的管道</translation>
    </message>
    <message>
        <source>of a bypass, m³/h at 1 bar</source>
        <translation>旁通阀，1 bar 压差下的 m³/h</translation>
    </message>
    <message>
        <source>differential pressure of a bypass</source>
        <translation>旁通的压差</translation>
    </message>
    <message>
        <source>Take the overrides of {0} away</source>
        <translation>取消 {0} 的覆盖值</translation>
    </message>
    <message>
        <source>Size of {0} follows the design</source>
        <translation>{0} 的规格随设计变化</translation>
    </message>
    <message>
        <source>Keep the size of {0}</source>
        <translation>保持 {0} 的规格</translation>
    </message>
    <message>
        <source>Resize {0} to {1}</source>
        <translation>将 {0} 的规格改为 {1}</translation>
    </message>
    <message>
        <source>Add a unit beside {0}</source>
        <translation>在 {0} 旁增加一台</translation>
    </message>
    <message>
        <source>Take a unit of {0} out</source>
        <translation>从 {0} 减少一台</translation>
    </message>
    <message>
        <source>Add a pipe parallel to {0}</source>
        <translation>增加与 {0} 并联的管道</translation>
    </message>
    <message>
        <source>Add a bypass beside {0}</source>
        <translation>在 {0} 旁增加旁通</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>移除 {0}</translation>
    </message>
    <message>
        <source>Bring {0} back</source>
        <translation>恢复 {0}</translation>
    </message>
</context>
<context>
    <name>epanet</name>
    <message>
        <source>expected LINK id status IF NODE id ABOVE|BELOW value</source>
        <translation>应为 LINK id status IF NODE id ABOVE|BELOW value</translation>
    </message>
    <message>
        <source>node {0} is not defined</source>
        <translation>节点 {0} 未定义</translation>
    </message>
    <message>
        <source>control by the pressure at {0}, which is no tank</source>
        <translation>以 {0} 处的压力控制，而它不是水箱</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected ABOVE or BELOW</source>
        <translation>得到“{0}”，应为 ABOVE 或 BELOW</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected TIME or CLOCKTIME</source>
        <translation>得到“{0}”，应为 TIME 或 CLOCKTIME</translation>
    </message>
    <message>
        <source>the control is not complete</source>
        <translation>控制语句不完整</translation>
    </message>
    <message>
        <source>a check valve cannot be controlled: {0}</source>
        <translation>止回阀不能被控制：{0}</translation>
    </message>
    <message>
        <source>control of line {0} acts at time zero: {1} {2}</source>
        <translation>管段 {0} 的控制在零时刻动作：{1} {2}</translation>
    </message>
    <message>
        <source>link &quot;{0}&quot; is not defined</source>
        <translation>管段“{0}”未定义</translation>
    </message>
    <message>
        <source>{0} takes OPEN or CLOSED, found &quot;{1}&quot;</source>
        <translation>{0} 只接受 OPEN 或 CLOSED，得到“{1}”</translation>
    </message>
    <message>
        <source>expected a link and its status (ranges are not read)</source>
        <translation>应为一个管段及其状态（不支持范围）</translation>
    </message>
    <message>
        <source>a check valve has no fixed status: {0}</source>
        <translation>止回阀没有固定状态：{0}</translation>
    </message>
    <message>
        <source>found {0} words, expected at least {1}</source>
        <translation>得到 {0} 个词，至少应有 {1} 个</translation>
    </message>
    <message>
        <source>link {0} is defined twice</source>
        <translation>管段 {0} 重复定义</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected OPEN, CLOSED or CV</source>
        <translation>得到“{0}”，应为 OPEN、CLOSED 或 CV</translation>
    </message>
    <message>
        <source>curve {0} is not defined</source>
        <translation>曲线 {0} 未定义</translation>
    </message>
    <message>
        <source>pump parameter {0}; supported are HEAD, SPEED, PATTERN</source>
        <translation>水泵参数 {0}；支持 HEAD、SPEED、PATTERN</translation>
    </message>
    <message>
        <source>the pump has no HEAD curve</source>
        <translation>水泵没有 HEAD 曲线</translation>
    </message>
    <message>
        <source>valve type {0} is not known</source>
        <translation>阀门类型 {0} 未知</translation>
    </message>
    <message>
        <source>node {0} is defined twice</source>
        <translation>节点 {0} 重复定义</translation>
    </message>
    <message>
        <source>tank {0} starts empty or full; expected a level between its least and its greatest</source>
        <translation>水箱 {0} 初始为空或满；液位应在最低与最高之间</translation>
    </message>
    <message>
        <source>{0} is no junction</source>
        <translation>{0} 不是连接节点</translation>
    </message>
    <message>
        <source>emitters and leakage are not supported: {0}</source>
        <translation>不支持射流器和漏损：{0}</translation>
    </message>
    <message>
        <source>valve {0} of type {1} regulates; supported are TCV, GPV, and others with a status fixed OPEN or CLOSED</source>
        <translation>类型为 {1} 的阀门 {0} 具有调节作用；支持 TCV、GPV，以及状态固定为 OPEN 或 CLOSED 的其他阀门</translation>
    </message>
    <message>
        <source>rules first act after time zero and are not applied</source>
        <translation>规则在零时刻之后才动作，不予执行</translation>
    </message>
    <message>
        <source>the file holds no nodes</source>
        <translation>文件中没有节点</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>文件无法打开</translation>
    </message>
    <message>
        <source>flow unit &quot;{0}&quot; is not known; expected CFS, GPM, MGD, IMGD, AFD, LPS, LPM, MLD, CMH, CMD or CMS</source>
        <translation>流量单位“{0}”未知；应为 CFS、GPM、MGD、IMGD、AFD、LPS、LPM、MLD、CMH、CMD 或 CMS</translation>
    </message>
    <message>
        <source>head-loss formula &quot;{0}&quot;; supported are D-W and H-W</source>
        <translation>水头损失公式“{0}”；支持 D-W 和 H-W</translation>
    </message>
    <message>
        <source>pressure-driven demand is not supported</source>
        <translation>不支持压力驱动需水量</translation>
    </message>
    <message>
        <source>hydraulics from another file are not read</source>
        <translation>不读取其他文件中的水力结果</translation>
    </message>
    <message>
        <source>option {0} is not known</source>
        <translation>选项 {0} 未知</translation>
    </message>
    <message>
        <source>viscosity and specific gravity must be positive</source>
        <translation>黏度和相对密度应为正数</translation>
    </message>
    <message>
        <source>the line ends after {0} words; expected a number there</source>
        <translation>该行在 {0} 个词后结束；此处应有数值</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot;, expected a number</source>
        <translation>得到“{0}”，应为数值</translation>
    </message>
    <message>
        <source>section {0} is not known</source>
        <translation>段 {0} 未知</translation>
    </message>
    <message>
        <source>found &quot;{0}&quot; before the first [SECTION]</source>
        <translation>在首个 [SECTION] 之前出现“{0}”</translation>
    </message>
</context>
<context>
    <name>equipment</name>
    <message>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Superpod</source>
        <translation>超节点</translation>
    </message>
    <message>
        <source>CDU</source>
        <translation>冷却液分配单元（CDU）</translation>
    </message>
    <message>
        <source>Pump</source>
        <translation>水泵</translation>
    </message>
    <message>
        <source>CRAH</source>
        <translation>CRAH 空调</translation>
    </message>
    <message>
        <source>Rear-door cooler</source>
        <translation>背板换热器</translation>
    </message>
    <message>
        <source>Heat rejection</source>
        <translation>散热设备</translation>
    </message>
    <message>
        <source>Coupling</source>
        <translation>快速接头</translation>
    </message>
    <message>
        <source>Pipe size</source>
        <translation>管道规格</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>变压器</translation>
    </message>
    <message>
        <source>UPS</source>
        <translation>不间断电源（UPS）</translation>
    </message>
    <message>
        <source>Switchboard</source>
        <translation>配电柜</translation>
    </message>
    <message>
        <source>Busway</source>
        <translation>母线槽</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>断路器</translation>
    </message>
    <message>
        <source>PDU</source>
        <translation>PDU</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>发电机</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>电缆</translation>
    </message>
    <message>
        <source>Network switch</source>
        <translation>网络交换机</translation>
    </message>
    <message>
        <source>Optical module</source>
        <translation>光模块</translation>
    </message>
    <message>
        <source>Utility feed</source>
        <translation>市电进线</translation>
    </message>
    <message>
        <source>Feeder</source>
        <translation>馈线</translation>
    </message>
    <message>
        <source>Mechanical board</source>
        <translation>动力配电柜</translation>
    </message>
    <message>
        <source>Supply main</source>
        <translation>供液干管</translation>
    </message>
    <message>
        <source>Return main</source>
        <translation>回液干管</translation>
    </message>
    <message>
        <source>Rack branch</source>
        <translation>机柜支管</translation>
    </message>
    <message>
        <source>Strainer</source>
        <translation>过滤器</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>旁通</translation>
    </message>
    <message>
        <source>Expansion vessel</source>
        <translation>膨胀罐</translation>
    </message>
    <message>
        <source>Buffer tank</source>
        <translation>缓冲水箱</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>配电盘</translation>
    </message>
    <message>
        <source>Rectifier</source>
        <translation>整流器</translation>
    </message>
    <message>
        <source>Valve stuck shut</source>
        <translation>阀门卡死在关位</translation>
    </message>
    <message>
        <source>Valve stuck open</source>
        <translation>阀门卡死在开位</translation>
    </message>
    <message>
        <source>Pipe isolated</source>
        <translation>管段隔离</translation>
    </message>
    <message>
        <source>Whole utility</source>
        <translation>全部市电</translation>
    </message>
    <message>
        <source>Facility water flow</source>
        <translation>一次侧水流量</translation>
    </message>
    <message>
        <source>Strainer fouled</source>
        <translation>过滤器堵塞</translation>
    </message>
    <message>
        <source>Supply tank</source>
        <translation>供液储罐</translation>
    </message>
    <message>
        <source>Ring-main unit</source>
        <translation>环网柜</translation>
    </message>
    <message>
        <source>Ring section</source>
        <translation>环网电缆段</translation>
    </message>
</context>
<context>
    <name>exchanger</name>
    <message>
        <source>heat, approach and both flows of a rating must be positive</source>
        <translation>额定工况的换热量、逼近温差和两侧流量均应为正数</translation>
    </message>
    <message>
        <source>rating impossible: the cold outlet would be {0} K warmer than the hot inlet</source>
        <translation>额定工况不可能成立：冷侧出口会比热侧进口高 {0} K</translation>
    </message>
</context>
<context>
    <name>fabric</name>
    <message>
        <source>Node to leaf</source>
        <translation>节点到叶交换机</translation>
    </message>
    <message>
        <source>Leaf to spine</source>
        <translation>叶到脊</translation>
    </message>
    <message>
        <source>Spine to core</source>
        <translation>脊到核心</translation>
    </message>
    <message>
        <source>Spine to spine</source>
        <translation>脊到脊</translation>
    </message>
    <message>
        <source>Passive copper cable</source>
        <translation>无源铜缆</translation>
    </message>
    <message>
        <source>Active copper cable</source>
        <translation>有源铜缆</translation>
    </message>
    <message>
        <source>Active optical cable</source>
        <translation>有源光缆</translation>
    </message>
    <message>
        <source>Multimode modules and fibre</source>
        <translation>多模模块与光纤</translation>
    </message>
    <message>
        <source>Single-mode modules and fibre, 500 m</source>
        <translation>单模模块与光纤，500 m</translation>
    </message>
    <message>
        <source>Single-mode modules and fibre, 2 km</source>
        <translation>单模模块与光纤，2 km</translation>
    </message>
    <message>
        <source>Single-mode modules and fibre, 10 km</source>
        <translation>单模模块与光纤，10 km</translation>
    </message>
    <message>
        <source>Storage and in-band network</source>
        <translation>存储与带内网络</translation>
    </message>
    <message>
        <source>Management network</source>
        <translation>管理网络</translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <source>no tank helps: this failure leaves facility water cold</source>
        <translation>缓冲罐无用：此故障下一次侧水仍是冷的</translation>
    </message>
    <message>
        <source>no tank is needed</source>
        <translation>不需要缓冲罐</translation>
    </message>
    <message>
        <source>no tank gives this time: the first rack throttles after {0} for want of flow</source>
        <translation>任何缓冲罐都达不到此时间：因流量不足，首个机柜在 {0} 后降频</translation>
    </message>
    <message>
        <source>its water warms by {0} until the first rack throttles</source>
        <translation>到首个机柜降频时罐中水升温 {0}</translation>
    </message>
    <message>
        <source>{0} of {1} CDUs stop</source>
        <translation>{1} 台 CDU 中有 {0} 台停运</translation>
    </message>
    <message>
        <source>the first rack throttles</source>
        <translation>首个机柜降频</translation>
    </message>
    <message>
        <source>the first rack shuts down</source>
        <translation>首个机柜关机</translation>
    </message>
    <message>
        <source>heat rejection is back</source>
        <translation>散热设备恢复</translation>
    </message>
    <message>
        <source>facility water comes from the buffer tank</source>
        <translation>一次侧水由缓冲罐供给</translation>
    </message>
    <message>
        <source>heat rejection stands still</source>
        <translation>散热设备停运</translation>
    </message>
    <message>
        <source>facility water stops</source>
        <translation>一次侧水停流</translation>
    </message>
    <message>
        <source>pumps stop</source>
        <translation>泵停运</translation>
    </message>
    <message>
        <source>the generator carries the pumps</source>
        <translation>发电机带起水泵</translation>
    </message>
    <message>
        <source>flow is back</source>
        <translation>流量恢复</translation>
    </message>
    <message>
        <source>pumps have run down: no flow</source>
        <translation>泵已停转：无流量</translation>
    </message>
    <message>
        <source>drives have set the new flow</source>
        <translation>变频器已调到新流量</translation>
    </message>
    <message>
        <source>buffer tank as warm as the set point</source>
        <translation>缓冲罐水温达到供液设定值</translation>
    </message>
    <message>
        <source>supply leaves its set point</source>
        <translation>供液偏离设定值</translation>
    </message>
    <message>
        <source>supply is back at its set point</source>
        <translation>供液回到设定值</translation>
    </message>
    <message>
        <source>no tank helps in the facility water, which does not flow; one of {0} in the supply of {1} does</source>
        <translation>一次侧水不流动，其中的储罐无助；在 {1} 供液侧设 {0} 的储罐可以</translation>
    </message>
    <message>
        <source>the ring is switched: what it had left is fed again</source>
        <translation>环网完成倒闸：原先失电的部分恢复供电</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载任务</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Precision of quoted peaks</source>
        <translation>标称峰值的精度</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>激活参数量</translation>
    </message>
    <message>
        <source>Parameters that take part in one token: all of a dense model, the routed share of a mixture of experts. Training needs 6 FLOP per parameter and token.</source>
        <translation>处理一个 token 时参与计算的参数：稠密模型为全部参数，混合专家模型为被路由到的部分。训练每个参数、每个 token 需要 6 FLOP。</translation>
    </message>
    <message>
        <source>Total parameters</source>
        <translation>总参数量</translation>
    </message>
    <message>
        <source>What a checkpoint holds.</source>
        <translation>检查点需要保存的参数量。</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>训练 token 数</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation</source>
        <translation>模型算力利用率（MFU）</translation>
    </message>
    <message>
        <source>Tokens per GPU and second</source>
        <translation>每 GPU 每秒 token 数</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Changed by the user</source>
        <translation>用户已修改</translation>
    </message>
    <message>
        <source>Head left for the loop</source>
        <translation>可供回路使用的扬程</translation>
    </message>
    <message>
        <source>All duty pumps at full speed.</source>
        <translation>全部运行泵全速时。</translation>
    </message>
    <message>
        <source>Duty pumps</source>
        <translation>运行泵数</translation>
    </message>
    <message>
        <source>Standby pumps</source>
        <translation>备用泵数</translation>
    </message>
    <message>
        <source>Electrical power at the rating point</source>
        <translation>额定工况的电功率</translation>
    </message>
    <message>
        <source>Pump efficiency, wire to water</source>
        <translation>水泵综合效率（电到水）</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>安装位置</translation>
    </message>
    <message>
        <source>Capacity at the rating point</source>
        <translation>额定工况的换热能力</translation>
    </message>
    <message>
        <source>Approach at the rating point</source>
        <translation>额定工况的逼近温差</translation>
    </message>
    <message>
        <source>Secondary supply less primary supply.</source>
        <translation>二次侧供液温度减一次侧供水温度。</translation>
    </message>
    <message>
        <source>Secondary flow</source>
        <translation>二次侧流量</translation>
    </message>
    <message>
        <source>Primary flow</source>
        <translation>一次侧流量</translation>
    </message>
    <message>
        <source>Head left for the loop at secondary flow</source>
        <translation>二次侧流量下可供回路使用的扬程</translation>
    </message>
    <message>
        <source>Primary pressure drop</source>
        <translation>一次侧压降</translation>
    </message>
    <message>
        <source>Working pressure, highest</source>
        <translation>最高工作压力</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>过滤精度</translation>
    </message>
    <message>
        <source>Coolant inside</source>
        <translation>内部冷却液容量</translation>
    </message>
    <message>
        <source>Secondary supply, lowest</source>
        <translation>二次侧最低供液温度</translation>
    </message>
    <message>
        <source>Secondary supply, highest</source>
        <translation>二次侧最高供液温度</translation>
    </message>
    <message>
        <source>Pressure rise</source>
        <translation>扬程（压升）</translation>
    </message>
    <message>
        <source>At rated speed.</source>
        <translation>额定转速下。</translation>
    </message>
    <message>
        <source>Pump efficiency</source>
        <translation>水泵效率</translation>
    </message>
    <message>
        <source>Hydraulic over shaft power.</source>
        <translation>水力功率与轴功率之比。</translation>
    </message>
    <message>
        <source>Motor power</source>
        <translation>电机功率</translation>
    </message>
    <message>
        <source>Rated flow</source>
        <translation>额定流量</translation>
    </message>
    <message>
        <source>Rated pressure rise</source>
        <translation>额定扬程（压升）</translation>
    </message>
    <message>
        <source>Net sensible capacity</source>
        <translation>净显冷量</translation>
    </message>
    <message>
        <source>Less fan heat, at the rating point.</source>
        <translation>已扣除风机发热，额定工况下。</translation>
    </message>
    <message>
        <source>Airflow</source>
        <translation>风量</translation>
    </message>
    <message>
        <source>Water flow</source>
        <translation>水流量</translation>
    </message>
    <message>
        <source>Water in</source>
        <translation>进水温度</translation>
    </message>
    <message>
        <source>Water out</source>
        <translation>出水温度</translation>
    </message>
    <message>
        <source>Fan power</source>
        <translation>风机功率</translation>
    </message>
    <message>
        <source>Share of rack heat removed</source>
        <translation>带走的机柜发热量占比</translation>
    </message>
    <message>
        <source>Above 1 the door also cools room air.</source>
        <translation>大于 1 时背板还能冷却机房空气。</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>换热能力</translation>
    </message>
    <message>
        <source>Water pressure drop</source>
        <translation>水侧压降</translation>
    </message>
    <message>
        <source>Kind of heat rejection</source>
        <translation>散热设备种类</translation>
    </message>
    <message>
        <source>Air in</source>
        <translation>进风温度</translation>
    </message>
    <message>
        <source>Dry bulb; of a tower the wet bulb.</source>
        <translation>干球温度；冷却塔为湿球温度。</translation>
    </message>
    <message>
        <source>Flow coefficient Cv of the pair</source>
        <translation>一对接头的流量系数 Cv</translation>
    </message>
    <message>
        <source>US gallons a minute of water at 1 psi.</source>
        <translation>水在 1 psi 压差下的流量，美制加仑/分钟。</translation>
    </message>
    <message>
        <source>Bore</source>
        <translation>通径</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Nominal diameter DN</source>
        <translation>公称直径 DN</translation>
    </message>
    <message>
        <source>Inner diameter</source>
        <translation>内径</translation>
    </message>
    <message>
        <source>Roughness</source>
        <translation>粗糙度</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>制造商</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Date of the source</source>
        <translation>来源日期</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复核</translation>
    </message>
    <message>
        <source>Footprint and mass</source>
        <translation>占地与质量</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Mass, dry</source>
        <translation>质量（干）</translation>
    </message>
    <message>
        <source>Mass in operation</source>
        <translation>运行质量</translation>
    </message>
    <message>
        <source>Clearance in front</source>
        <translation>前方检修空间</translation>
    </message>
    <message>
        <source>Clearance behind</source>
        <translation>后方检修空间</translation>
    </message>
    <message>
        <source>Price, low</source>
        <translation>价格下限</translation>
    </message>
    <message>
        <source>Price, high</source>
        <translation>价格上限</translation>
    </message>
    <message>
        <source>Price per metre, low</source>
        <translation>每米价格下限</translation>
    </message>
    <message>
        <source>Price per metre, high</source>
        <translation>每米价格上限</translation>
    </message>
    <message>
        <source>Rated current</source>
        <translation>额定电流</translation>
    </message>
    <message>
        <source>Short-time withstand, 1 s (Icw)</source>
        <translation>1 s 短时耐受电流（Icw）</translation>
    </message>
    <message>
        <source>Resistance of a phase</source>
        <translation>单相电阻</translation>
    </message>
    <message>
        <source>Reactance of a phase</source>
        <translation>单相电抗</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>额定值</translation>
    </message>
    <message>
        <source>Primary line voltage</source>
        <translation>一次侧线电压</translation>
    </message>
    <message>
        <source>Secondary line voltage</source>
        <translation>二次侧线电压</translation>
    </message>
    <message>
        <source>No-load loss</source>
        <translation>空载损耗</translation>
    </message>
    <message>
        <source>Load loss at rating</source>
        <translation>额定负载损耗</translation>
    </message>
    <message>
        <source>Short-circuit impedance</source>
        <translation>短路阻抗</translation>
    </message>
    <message>
        <source>Vector group</source>
        <translation>联结组别</translation>
    </message>
    <message>
        <source>Loss over rating = a + b·load + c·load².</source>
        <translation>损耗/额定值 = a + b·负载率 + c·负载率²。</translation>
    </message>
    <message>
        <source>Rating at the output</source>
        <translation>输出额定值</translation>
    </message>
    <message>
        <source>Loss coefficient a</source>
        <translation>损耗系数 a</translation>
    </message>
    <message>
        <source>Loss coefficient b</source>
        <translation>损耗系数 b</translation>
    </message>
    <message>
        <source>Loss coefficient c</source>
        <translation>损耗系数 c</translation>
    </message>
    <message>
        <source>Input power factor</source>
        <translation>输入功率因数</translation>
    </message>
    <message>
        <source>Battery time at rating</source>
        <translation>额定负载下的电池后备时间</translation>
    </message>
    <message>
        <source>At operating temperature.</source>
        <translation>运行温度下。</translation>
    </message>
    <message>
        <source>Breaking capacity (Icu)</source>
        <translation>极限分断能力（Icu）</translation>
    </message>
    <message>
        <source>Input current</source>
        <translation>输入电流</translation>
    </message>
    <message>
        <source>Line voltage</source>
        <translation>线电压</translation>
    </message>
    <message>
        <source>Subtransient reactance xd&apos;&apos;</source>
        <translation>超瞬态电抗 xd&apos;&apos;</translation>
    </message>
    <message>
        <source>Largest first load step over rating</source>
        <translation>首次最大加载量与额定值之比</translation>
    </message>
    <message>
        <source>Cross-section in mm²</source>
        <translation>截面积，mm²</translation>
    </message>
    <message>
        <source>Current-carrying capacity</source>
        <translation>载流量</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口数</translation>
    </message>
    <message>
        <source>Rate of a port</source>
        <translation>端口速率</translation>
    </message>
    <message>
        <source>Rack units taken</source>
        <translation>占用 U 数</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>传输距离</translation>
    </message>
    <message>
        <source>Dense peak of one GPU; the sparse figure of a data sheet is twice as high.</source>
        <translation>单个 GPU 的稠密峰值；产品资料中的稀疏值为其两倍。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU 数</translation>
    </message>
    <message>
        <source>BF16 dense peak per GPU</source>
        <translation>单 GPU BF16 稠密峰值</translation>
    </message>
    <message>
        <source>FP8 dense peak per GPU</source>
        <translation>单 GPU FP8 稠密峰值</translation>
    </message>
    <message>
        <source>FP4 dense peak per GPU</source>
        <translation>单 GPU FP4 稠密峰值</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>单 GPU 显存</translation>
    </message>
    <message>
        <source>Memory bandwidth per GPU</source>
        <translation>单 GPU 显存带宽</translation>
    </message>
    <message>
        <source>TDP per GPU</source>
        <translation>单 GPU 的 TDP</translation>
    </message>
    <message>
        <source>GPUs in one scale-up domain</source>
        <translation>一个 Scale-up 域内的 GPU 数</translation>
    </message>
    <message>
        <source>Scale-up bandwidth per GPU and direction</source>
        <translation>单 GPU 单向 Scale-up 带宽</translation>
    </message>
    <message>
        <source>Scale-out ports</source>
        <translation>Scale-out 端口数</translation>
    </message>
    <message>
        <source>Rate of a scale-out port</source>
        <translation>单个 Scale-out 端口速率</translation>
    </message>
    <message>
        <source>Compute trays</source>
        <translation>计算托盘数</translation>
    </message>
    <message>
        <source>GPUs in a tray</source>
        <translation>单个托盘的 GPU 数</translation>
    </message>
    <message>
        <source>Typical power</source>
        <translation>典型功率</translation>
    </message>
    <message>
        <source>For energy and cost.</source>
        <translation>用于能耗和成本。</translation>
    </message>
    <message>
        <source>Design power (TDP)</source>
        <translation>设计功率（TDP）</translation>
    </message>
    <message>
        <source>For heat, flow and continuous current.</source>
        <translation>用于发热量、流量和持续电流。</translation>
    </message>
    <message>
        <source>Peak power</source>
        <translation>峰值功率</translation>
    </message>
    <message>
        <source>For transients of UPS, generators and busways.</source>
        <translation>用于 UPS、发电机和母线槽的瞬态校核。</translation>
    </message>
    <message>
        <source>Duration of the peak</source>
        <translation>峰值持续时间</translation>
    </message>
    <message>
        <source>Nameplate power</source>
        <translation>铭牌功率</translation>
    </message>
    <message>
        <source>Sum of supplies; a load only where nothing else is known.</source>
        <translation>各电源模块之和；仅在别无数据时作为负载。</translation>
    </message>
    <message>
        <source>Idle power over typical</source>
        <translation>空闲功率与典型功率之比</translation>
    </message>
    <message>
        <source>Power factor</source>
        <translation>功率因数</translation>
    </message>
    <message>
        <source>Power shelves, all feeds</source>
        <translation>电源框总数（各路合计）</translation>
    </message>
    <message>
        <source>Power of a shelf</source>
        <translation>单个电源框功率</translation>
    </message>
    <message>
        <source>Cooled by</source>
        <translation>冷却方式</translation>
    </message>
    <message>
        <source>Share of heat to liquid</source>
        <translation>液冷占比</translation>
    </message>
    <message>
        <source>Coolant flow needed</source>
        <translation>所需冷却液流量</translation>
    </message>
    <message>
        <source>Supply temperature against flow of the rack.</source>
        <translation>供液温度与机柜流量的关系。</translation>
    </message>
    <message>
        <source>Flow of the pressure drop</source>
        <translation>压降对应的流量</translation>
    </message>
    <message>
        <source>Pressure drop</source>
        <translation>压降</translation>
    </message>
    <message>
        <source>Exponent of the pressure drop</source>
        <translation>压降指数</translation>
    </message>
    <message>
        <source>Coolant supply, lowest</source>
        <translation>最低供液温度</translation>
    </message>
    <message>
        <source>Coolant supply, highest</source>
        <translation>最高供液温度</translation>
    </message>
    <message>
        <source>Coolant return, highest</source>
        <translation>最高回液温度</translation>
    </message>
    <message>
        <source>Filtration asked for</source>
        <translation>要求的过滤精度</translation>
    </message>
    <message>
        <source>Connection bore</source>
        <translation>接口通径</translation>
    </message>
    <message>
        <source>Airflow needed</source>
        <translation>所需风量</translation>
    </message>
    <message>
        <source>Air inlet temperature against airflow.</source>
        <translation>进风温度与风量的关系。</translation>
    </message>
    <message>
        <source>Air inlet, highest</source>
        <translation>最高进风温度</translation>
    </message>
    <message>
        <source>Cold plate resistance</source>
        <translation>冷板热阻</translation>
    </message>
    <message>
        <source>Flow of one plate against case over inlet.</source>
        <translation>单块冷板流量与热阻（壳温减进液温度）的关系。</translation>
    </message>
    <message>
        <source>Cold plates in parallel</source>
        <translation>并联冷板数</translation>
    </message>
    <message>
        <source>GPU case temperature, highest</source>
        <translation>GPU 最高壳温</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Rack units offered</source>
        <translation>可用 U 数</translation>
    </message>
    <message>
        <source>Node type inside</source>
        <translation>所装节点型号</translation>
    </message>
    <message>
        <source>Nodes inside</source>
        <translation>所装节点数</translation>
    </message>
    <message>
        <source>Mass of the empty frame</source>
        <translation>空机架质量</translation>
    </message>
    <message>
        <source>Member racks</source>
        <translation>成员机柜</translation>
    </message>
    <message>
        <source>Rack type keys with counts: &quot;a*12 b*4&quot;.</source>
        <translation>机柜型号的键及数量：&quot;a*12 b*4&quot;。</translation>
    </message>
    <message>
        <source>Spare trays</source>
        <translation>备用托盘数</translation>
    </message>
    <message>
        <source>Hot spares held back by default.</source>
        <translation>默认保留的热备。</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>批准人</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>编制人</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Price year</source>
        <translation>价格年份</translation>
    </message>
    <message>
        <source>CDU position</source>
        <translation>CDU 布置</translation>
    </message>
    <message>
        <source>CDU type</source>
        <translation>CDU 型号</translation>
    </message>
    <message>
        <source>None: the smallest catalogue CDU that carries the group</source>
        <translation>无：采用设备库中能带起该组的最小 CDU</translation>
    </message>
    <message>
        <source>Racks per CDU group</source>
        <translation>每个 CDU 组的机柜数</translation>
    </message>
    <message>
        <source>0: one group per row</source>
        <translation>0：每列一组</translation>
    </message>
    <message>
        <source>CDU redundancy</source>
        <translation>CDU 冗余</translation>
    </message>
    <message>
        <source>Return path</source>
        <translation>回程方式</translation>
    </message>
    <message>
        <source>Pipe material</source>
        <translation>管材</translation>
    </message>
    <message>
        <source>Velocity limit of mains</source>
        <translation>干管流速限值</translation>
    </message>
    <message>
        <source>Pressure gradient limit of mains</source>
        <translation>干管比摩阻限值</translation>
    </message>
    <message>
        <source>Coolant</source>
        <translation>冷却液</translation>
    </message>
    <message>
        <source>Supply set point</source>
        <translation>供液设定温度</translation>
    </message>
    <message>
        <source>Flow control</source>
        <translation>流量控制</translation>
    </message>
    <message>
        <source>Facility water supply</source>
        <translation>一次侧供水温度</translation>
    </message>
    <message>
        <source>Facility water flow per heat</source>
        <translation>一次侧单位热量流量</translation>
    </message>
    <message>
        <source>OCP liquid-to-liquid rating: 1.5 L/min per kW</source>
        <translation>OCP 液-液 CDU 额定值：每 kW 1.5 L/min</translation>
    </message>
    <message>
        <source>Buffer volume</source>
        <translation>缓冲容积</translation>
    </message>
    <message>
        <source>Air cooling</source>
        <translation>空气冷却</translation>
    </message>
    <message>
        <source>Air unit type</source>
        <translation>空调型号</translation>
    </message>
    <message>
        <source>None: the catalogue&apos;s default of the scheme</source>
        <translation>无：采用该方式在设备库中的默认型号</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>通道封闭</translation>
    </message>
    <message>
        <source>Air unit redundancy</source>
        <translation>空调冗余</translation>
    </message>
    <message>
        <source>Supply air</source>
        <translation>送风温度</translation>
    </message>
    <message>
        <source>Chilled water supply of the air units</source>
        <translation>空调冷冻水供水温度</translation>
    </message>
    <message>
        <source>Hall dew point</source>
        <translation>机房露点</translation>
    </message>
    <message>
        <source>Supply air that bypasses the racks</source>
        <translation>绕过机柜的送风比例</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Switch type</source>
        <translation>交换机型号</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <source>Distribution voltage</source>
        <translation>配电电压</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>冗余</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>模块容量</translation>
    </message>
    <message>
        <source>Rating of one transformer, UPS and board chain</source>
        <translation>一条变压器、UPS 和配电柜链路的额定容量</translation>
    </message>
    <message>
        <source>Medium voltage</source>
        <translation>中压电压</translation>
    </message>
    <message>
        <source>Utility fault level</source>
        <translation>市电短路容量</translation>
    </message>
    <message>
        <source>Distribution to racks</source>
        <translation>到机柜的配电方式</translation>
    </message>
    <message>
        <source>Racks per busway</source>
        <translation>每条母线槽的机柜数</translation>
    </message>
    <message>
        <source>0: as many as the largest busway carries</source>
        <translation>0：按最大母线槽的承载能力</translation>
    </message>
    <message>
        <source>Continuous load rule</source>
        <translation>持续负载规则</translation>
    </message>
    <message>
        <source>NEC 210.20(A), 215.3: 125 % of continuous load unless 100 % rated</source>
        <translation>NEC 210.20(A)、215.3：除 100 % 额定设备外，按持续负载的 125 % 计</translation>
    </message>
    <message>
        <source>Wiring standard</source>
        <translation>布线标准</translation>
    </message>
    <message>
        <source>UPS battery time</source>
        <translation>UPS 电池后备时间</translation>
    </message>
    <message>
        <source>Ambient of conductors</source>
        <translation>导体环境温度</translation>
    </message>
    <message>
        <source>Spare generators</source>
        <translation>备用发电机数</translation>
    </message>
    <message>
        <source>Feeder entry X</source>
        <translation>馈线入口 X</translation>
    </message>
    <message>
        <source>Feeder entry Y</source>
        <translation>馈线入口 Y</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Altitude</source>
        <translation>海拔</translation>
    </message>
    <message>
        <source>Agreed maximum demand</source>
        <translation>约定最大需量</translation>
    </message>
    <message>
        <source>At the meter, by contract with the utility</source>
        <translation>计量点处，按与供电公司的合同</translation>
    </message>
    <message>
        <source>Plot area</source>
        <translation>用地面积</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Clear height</source>
        <translation>净高</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Corners &quot;x,y x,y …&quot; in m; empty for the rectangle</source>
        <translation>各角点 &quot;x,y x,y …&quot;，单位 m；留空为矩形</translation>
    </message>
    <message>
        <source>Tile pitch</source>
        <translation>地板模数</translation>
    </message>
    <message>
        <source>Equal halls</source>
        <translation>相同机房数</translation>
    </message>
    <message>
        <source>Stored and evaluated once, counted this often</source>
        <translation>只存储和计算一次，按此数量计入</translation>
    </message>
    <message>
        <source>Site position X</source>
        <translation>园区内位置 X</translation>
    </message>
    <message>
        <source>Site position Y</source>
        <translation>园区内位置 Y</translation>
    </message>
    <message>
        <source>Uniform floor load limit</source>
        <translation>楼面均布荷载限值</translation>
    </message>
    <message>
        <source>Point load limit per foot</source>
        <translation>单脚集中荷载限值</translation>
    </message>
    <message>
        <source>Load limit per tile</source>
        <translation>单块地板荷载限值</translation>
    </message>
    <message>
        <source>Rolling load limit on the route</source>
        <translation>运输路径滚动荷载限值</translation>
    </message>
    <message>
        <source>Electrical power limit</source>
        <translation>电功率限值</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>X of centre</source>
        <translation>中心 X</translation>
    </message>
    <message>
        <source>Y of centre</source>
        <translation>中心 Y</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转角度</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Energisation date</source>
        <translation>上电日期</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>机柜列</translation>
    </message>
    <message>
        <source>Superpod</source>
        <translation>超节点</translation>
    </message>
    <message>
        <source>Measured load</source>
        <translation>实测负载</translation>
    </message>
    <message>
        <source>Electrical feed</source>
        <translation>供电路</translation>
    </message>
    <message>
        <source>Behind a UPS</source>
        <translation>由 UPS 供电</translation>
    </message>
    <message>
        <source>Hot spare trays</source>
        <translation>热备托盘数</translation>
    </message>
    <message>
        <source>Power per rack</source>
        <translation>单机柜功率</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Distance CDU to farthest rack</source>
        <translation>CDU 到最远机柜的距离</translation>
    </message>
    <message>
        <source>Coolant supply</source>
        <translation>供液温度</translation>
    </message>
    <message>
        <source>Highest, three-phase, at the medium-voltage board; ask the network operator</source>
        <translation>中压配电柜处的最大三相值；请向电网公司确认</translation>
    </message>
    <message>
        <source>Utility fault level, lowest over highest</source>
        <translation>市电短路容量，最小与最大之比</translation>
    </message>
    <message>
        <source>Estimate; ask the network operator. For the lowest fault current (IEC 60909-0)</source>
        <translation>估算；请向电网公司确认。用于最小短路电流（IEC 60909-0）</translation>
    </message>
    <message>
        <source>UPS fault current, over rated</source>
        <translation>UPS 短路电流与额定电流之比</translation>
    </message>
    <message>
        <source>On inverter, bypass closed off: 1.5 to 3 by class, recalled; ask the maker</source>
        <translation>逆变运行、旁路未投入时：按类别为 1.5 至 3，凭记忆引用；请向制造商确认</translation>
    </message>
    <message>
        <source>Mechanical board of the CDUs</source>
        <translation>CDU 的机械配电柜</translation>
    </message>
    <message>
        <source>A lost board stops exactly the pumps that it feeds</source>
        <translation>配电柜失电时，仅其供电的泵停止</translation>
    </message>
    <message>
        <source>CDU pumps on UPS</source>
        <translation>CDU 泵由 UPS 供电</translation>
    </message>
    <message>
        <source>They carry on while a generator starts after a utility loss</source>
        <translation>市电中断后、发电机启动期间泵继续运行</translation>
    </message>
    <message>
        <source>Restart of heat rejection</source>
        <translation>散热设备重新启动时间</translation>
    </message>
    <message>
        <source>From the loss of the utility until facility water is cold again; chillers need minutes (class estimate)</source>
        <translation>从市电中断到设施水恢复冷却的时间；冷水机组需要数分钟（同类估算）</translation>
    </message>
    <message>
        <source>Heat rejection</source>
        <translation>散热设备</translation>
    </message>
    <message>
        <source>Fans, pumps and chillers</source>
        <translation>风机、水泵与冷水机组</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Design day</source>
        <translation>设计日</translation>
    </message>
    <message>
        <source>Heat rejection of the liquid loop</source>
        <translation>液冷回路的散热设备</translation>
    </message>
    <message>
        <source>Heat rejection of the air units&apos; water</source>
        <translation>空调末端冷水的散热设备</translation>
    </message>
    <message>
        <source>Plant redundancy</source>
        <translation>散热系统冗余</translation>
    </message>
    <message>
        <source>Heat of one unit</source>
        <translation>单台散热量</translation>
    </message>
    <message>
        <source>Liquid heat given away</source>
        <translation>外供的液冷热量</translation>
    </message>
    <message>
        <source>Design dry bulb</source>
        <translation>设计干球温度</translation>
    </message>
    <message>
        <source>None: the hottest hour of the climate</source>
        <translation>留空：气候中最热的一小时</translation>
    </message>
    <message>
        <source>Design wet bulb</source>
        <translation>设计湿球温度</translation>
    </message>
    <message>
        <source>None: the highest of the climate</source>
        <translation>留空：气候中的最高值</translation>
    </message>
    <message>
        <source>Water rise over the air units</source>
        <translation>空调末端的水温升</translation>
    </message>
    <message>
        <source>Estimate: 8 K; catalogue units 7 to 20 K</source>
        <translation>估计值：8 K；目录设备为 7 至 20 K</translation>
    </message>
    <message>
        <source>Dry cooler approach</source>
        <translation>干冷器逼近温差</translation>
    </message>
    <message>
        <source>Supply water over dry bulb at the design day</source>
        <translation>设计日供水高于干球温度的值</translation>
    </message>
    <message>
        <source>Tower approach</source>
        <translation>冷却塔逼近温差</translation>
    </message>
    <message>
        <source>Water over wet bulb at the design day: 2.8 to 6.7 K in the Lei-Masanet model</source>
        <translation>设计日水温高于湿球温度的值：Lei-Masanet 模型取 2.8 至 6.7 K</translation>
    </message>
    <message>
        <source>Approach of the plate exchanger</source>
        <translation>板式换热器逼近温差</translation>
    </message>
    <message>
        <source>1.7 to 2.8 K in the Lei-Masanet model</source>
        <translation>Lei-Masanet 模型取 1.7 至 2.8 K</translation>
    </message>
    <message>
        <source>Dry cooler fans over heat</source>
        <translation>干冷器风机功率与散热量之比</translation>
    </message>
    <message>
        <source>At full speed: 117.7 kW for 2,931 kW (BAC TDFS1238N record in modelica-buildings)</source>
        <translation>全速时：2,931 kW 散热用 117.7 kW（modelica-buildings 中的 BAC TDFS1238N 记录）</translation>
    </message>
    <message>
        <source>Tower fans over heat</source>
        <translation>冷却塔风机功率与散热量之比</translation>
    </message>
    <message>
        <source>At full speed: 1.2 % (estimate)</source>
        <translation>全速时：1.2 %（估计值）</translation>
    </message>
    <message>
        <source>Lift efficiency, water-cooled chiller</source>
        <translation>温升效率，水冷冷水机组</translation>
    </message>
    <message>
        <source>Share of the Carnot COP where published curves end: 0.70 York YT, 0.74 Trane CVHF at rating</source>
        <translation>公开曲线范围之外相对卡诺 COP 的份额：额定点 York YT 为 0.70，Trane CVHF 为 0.74</translation>
    </message>
    <message>
        <source>Lift efficiency, air-cooled chiller</source>
        <translation>温升效率，风冷冷水机组</translation>
    </message>
    <message>
        <source>Fans included: Carrier 30XA500 at rating</source>
        <translation>含风机：Carrier 30XA500 额定点</translation>
    </message>
    <message>
        <source>Head of the facility water pumps</source>
        <translation>一次侧水泵扬程</translation>
    </message>
    <message>
        <source>At design flow; a tower loop adds the same again (estimate)</source>
        <translation>设计流量下；冷却塔回路再加同样一份（估计值）</translation>
    </message>
    <message>
        <source>Pump power that does not fall with flow</source>
        <translation>不随流量下降的泵功率</translation>
    </message>
    <message>
        <source>P/P0 = h + (1 - h) s³; 0.3 with a constant differential pressure (estimate)</source>
        <translation>P/P0 = h + (1 - h) s³；恒压差时取 0.3（估计值）</translation>
    </message>
    <message>
        <source>Lighting and offices over IT</source>
        <translation>照明与办公用电与 IT 功率之比</translation>
    </message>
    <message>
        <source>0 to 0.2 % at large sites, 2 to 5 % at mid-size ones (LBNL, second-hand)</source>
        <translation>大型园区 0 至 0.2 %，中型 2 至 5 %（LBNL，转引）</translation>
    </message>
    <message>
        <source>Cycles of concentration</source>
        <translation>浓缩倍数</translation>
    </message>
    <message>
        <source>3 to 15; NREL measured 12.8</source>
        <translation>3 至 15；NREL 实测 12.8</translation>
    </message>
    <message>
        <source>Drift over circulating flow</source>
        <translation>飘水与循环流量之比</translation>
    </message>
    <message>
        <source>0.008 % is EnergyPlus&apos; default</source>
        <translation>0.008 % 为 EnergyPlus 默认值</translation>
    </message>
    <message>
        <source>Evaporation rule</source>
        <translation>蒸发计算规则</translation>
    </message>
    <message>
        <source>Effectiveness of adiabatic pads</source>
        <translation>绝热湿膜效率</translation>
    </message>
    <message>
        <source>Estimate: 0.85</source>
        <translation>估计值：0.85</translation>
    </message>
    <message>
        <source>Climate of the year</source>
        <translation>全年气候</translation>
    </message>
    <message>
        <source>Key of an imported weather year, or of a shipped place, whose year is generated from monthly figures: leesburg, frankfurt, mannheim, chicago, golden, phoenix, mumbai</source>
        <translation>已导入气象年的键，或随程序提供的地点的键（其全年由月值生成）：leesburg、frankfurt、mannheim、chicago、golden、phoenix、mumbai</translation>
    </message>
    <message>
        <source>Warmer climate</source>
        <translation>气候变暖</translation>
    </message>
    <message>
        <source>Added to every dry bulb; relative humidity is held</source>
        <translation>加到每小时干球温度上；相对湿度不变</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>纬度</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>经度</translation>
    </message>
    <message>
        <source>Time zone, h from UTC</source>
        <translation>时区，相对 UTC 的小时数</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>海拔</translation>
    </message>
    <message>
        <source>Values filled in</source>
        <translation>已补值数</translation>
    </message>
    <message>
        <source>Dry bulb reached once in 20 years</source>
        <translation>20 年一遇干球温度</translation>
    </message>
    <message>
        <source>Dry bulb</source>
        <translation>干球温度</translation>
    </message>
    <message>
        <source>Humidity</source>
        <translation>湿度</translation>
    </message>
    <message>
        <source>Station pressure</source>
        <translation>当地气压</translation>
    </message>
    <message>
        <source>Units installed</source>
        <translation>安装台数</translation>
    </message>
    <message>
        <source>Valve Kv, m³/h at 1 bar</source>
        <translation>阀门 Kv，1 bar 压差下的 m³/h</translation>
    </message>
    <message>
        <source>From node</source>
        <translation>起点节点</translation>
    </message>
    <message>
        <source>To node</source>
        <translation>终点节点</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Fittings, sum of K</source>
        <translation>管件，K 值之和</translation>
    </message>
    <message>
        <source>Quick disconnect pair, Kv</source>
        <translation>快接头（一对）Kv</translation>
    </message>
    <message>
        <source>Strainer area covered by dirt</source>
        <translation>过滤器被污物覆盖的面积</translation>
    </message>
    <message>
        <source>Bypass opens at</source>
        <translation>旁通开启压差</translation>
    </message>
    <message>
        <source>Pump speed held at</source>
        <translation>水泵转速固定为</translation>
    </message>
    <message>
        <source>Mechanical board</source>
        <translation>动力配电柜</translation>
    </message>
    <message>
        <source>Facility loop</source>
        <translation>一次侧环路</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>CDUs installed</source>
        <translation>CDU 安装台数</translation>
    </message>
    <message>
        <source>Parallel units</source>
        <translation>并联台数</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>NPSH that the pumps require</source>
        <translation>水泵必需汽蚀余量（NPSH）</translation>
    </message>
    <message>
        <source>At the rating point.</source>
        <translation>在额定点。</translation>
    </message>
    <message>
        <source>Mains</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>A ring is closed behind the last row and sized to carry the group with one stretch shut off</source>
        <translation>环状主管在最后一列机柜之后闭合，按任一管段关断时仍能承担整组流量选型</translation>
    </message>
    <message>
        <source>CDU room only; unknown: 15 m to the first row</source>
        <translation>仅用于 CDU 机房；未知时到第一列为 15 m</translation>
    </message>
    <message>
        <source>Mains enter the hall, x</source>
        <translation>主管进入机房处，x</translation>
    </message>
    <message>
        <source>Mains enter the hall, y</source>
        <translation>主管进入机房处，y</translation>
    </message>
    <message>
        <source>Facility loops of the CDUs</source>
        <translation>CDU 的一次侧环路</translation>
    </message>
    <message>
        <source>A lost loop stops exactly the CDUs that hang on it</source>
        <translation>失去一条环路时，只有接在其上的 CDU 停运</translation>
    </message>
    <message>
        <source>Quick disconnects at racks</source>
        <translation>机柜快接头</translation>
    </message>
    <message>
        <source>None: their pressure drop is not counted</source>
        <translation>无：不计其压降</translation>
    </message>
    <message>
        <source>Strainer before each CDU, Kv</source>
        <translation>每台 CDU 前的过滤器 Kv</translation>
    </message>
    <message>
        <source>m³/h of water at 1 bar, clean; unknown: none besides what the CDU&apos;s curve includes</source>
        <translation>清洁状态下 1 bar 压差时水的 m³/h；未知：除 CDU 曲线已包含的之外没有过滤器</translation>
    </message>
    <message>
        <source>Differential pressure between the supply and return mains of a group; unknown: no bypass</source>
        <translation>一组供、回液主管之间的压差；未知：没有旁通</translation>
    </message>
    <message>
        <source>Bypass valve, Kv</source>
        <translation>旁通阀 Kv</translation>
    </message>
    <message>
        <source>m³/h of water at 1 bar, fully open</source>
        <translation>全开时 1 bar 压差下水的 m³/h</translation>
    </message>
    <message>
        <source>Pressure of the expansion vessel</source>
        <translation>膨胀罐压力</translation>
    </message>
    <message>
        <source>Gauge, at the pumps&apos; suction (class estimate)</source>
        <translation>表压，在水泵吸入口（同类估计）</translation>
    </message>
    <message>
        <source>Highest point of the loop over the pumps</source>
        <translation>环路最高点高出水泵的高度</translation>
    </message>
    <message>
        <source>Depth of the loop&apos;s lowest point under the pumps</source>
        <translation>环路最低点低于水泵的深度</translation>
    </message>
    <message>
        <source>Secondary flow, lowest</source>
        <translation>二次侧最小流量</translation>
    </message>
    <message>
        <source>That the pumps must move at the least.</source>
        <translation>水泵至少应输送的流量。</translation>
    </message>
    <message>
        <source>Wetted materials</source>
        <translation>接液材料</translation>
    </message>
    <message>
        <source>Words apart by spaces: copper stainless epdm brass …</source>
        <translation>以空格分隔的词：copper stainless epdm brass …</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Peukert exponent of the battery</source>
        <translation>电池的 Peukert 指数</translation>
    </message>
    <message>
        <source>Time = time at rating × (rating / load)^exponent.</source>
        <translation>时间 = 额定功率下的时间 ×（额定功率 / 负荷）^指数。</translation>
    </message>
    <message>
        <source>Trip unit</source>
        <translation>脱扣器</translation>
    </message>
    <message>
        <source>Long-time trip at 6 times the rating</source>
        <translation>6 倍额定电流下的长延时脱扣时间</translation>
    </message>
    <message>
        <source>Short-time pickup over rating</source>
        <translation>短延时动作值（额定电流倍数）</translation>
    </message>
    <message>
        <source>Short-time delay</source>
        <translation>短延时时间</translation>
    </message>
    <message>
        <source>Instantaneous trip over rating</source>
        <translation>瞬时脱扣值（额定电流倍数）</translation>
    </message>
    <message>
        <source>Largest further load steps over rating</source>
        <translation>后续最大加载步长（额定功率之比）</translation>
    </message>
    <message>
        <source>Start until load is accepted</source>
        <translation>从启动到可带载</translation>
    </message>
    <message>
        <source>Recovery after a load step</source>
        <translation>加载后的恢复时间</translation>
    </message>
    <message>
        <source>Fuel at full load, L/kWh</source>
        <translation>满载油耗，L/kWh</translation>
    </message>
    <message>
        <source>Capacity by</source>
        <translation>载流量依据</translation>
    </message>
    <message>
        <source>Quick disconnect of the trays</source>
        <translation>托盘的快速接头</translation>
    </message>
    <message>
        <source>Key of a coupling of the catalogue.</source>
        <translation>设备库中接头的键。</translation>
    </message>
    <message>
        <source>Trays with quick disconnects</source>
        <translation>带快速接头的托盘数</translation>
    </message>
    <message>
        <source>One tank for the hall, mixed; its groups draw on it by their heat</source>
        <translation>全机房一个混合罐；各组按热量比例取用</translation>
    </message>
    <message>
        <source>Rectifiers of a DC system</source>
        <translation>直流系统的整流器</translation>
    </message>
    <message>
        <source>Sidecars are fed by AC busways behind AC UPS</source>
        <translation>侧置电源柜由交流 UPS 之后的交流母线槽供电</translation>
    </message>
    <message>
        <source>Fuel of the generators</source>
        <translation>发电机燃油</translation>
    </message>
    <message>
        <source>Usable, of all sets of the hall; empty: not known, so autonomy is not known</source>
        <translation>机房全部机组的可用油量；留空：未知，因此续航时间未知</translation>
    </message>
    <message>
        <source>Air at the generators, design day</source>
        <translation>设计日发电机进风</translation>
    </message>
    <message>
        <source>Design profile</source>
        <translation>设计标准清单</translation>
    </message>
    <message>
        <source>Checklist of a standard, recalled: a help for design, no certification</source>
        <translation>按标准凭记忆整理的清单：供设计参考，不构成认证</translation>
    </message>
    <message>
        <source>Fuel autonomy wanted</source>
        <translation>要求的燃油续航时间</translation>
    </message>
    <message>
        <source>Empty: as the design profile has it</source>
        <translation>留空：按设计标准清单</translation>
    </message>
    <message>
        <source>Battery time wanted</source>
        <translation>要求的电池时间</translation>
    </message>
    <message>
        <source>Coolant flow</source>
        <translation>冷却液流量</translation>
    </message>
    <message>
        <source>Pressure drop of the loop</source>
        <translation>环路压降</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>热量</translation>
    </message>
    <message>
        <source>Facility water flow</source>
        <translation>一次侧水流量</translation>
    </message>
    <message>
        <source>Open share of a containment&apos;s faces</source>
        <translation>通道封闭面的开口比例</translation>
    </message>
    <message>
        <source>Estimate: 3 % for doors, seams and cables; curtains leak more</source>
        <translation>估计：门、缝与线缆口 3 %；软帘泄漏更多</translation>
    </message>
    <message>
        <source>Rack intake that comes from its own rear</source>
        <translation>机柜进风中来自自身背面的比例</translation>
    </message>
    <message>
        <source>Through openings without blanking panels; estimate: 2 % with panels</source>
        <translation>经未装盲板的开口；估计：装盲板时 2 %</translation>
    </message>
    <message>
        <source>Mixing velocity at open faces</source>
        <translation>开口面的混合速度</translation>
    </message>
    <message>
        <source>Turbulent exchange between aisle and room; estimate: a tenth of tile and aisle speed</source>
        <translation>通道与房间之间的湍流交换；估计：地板出风与通道风速的十分之一</translation>
    </message>
    <message>
        <source>Thermal storage</source>
        <translation>蓄冷</translation>
    </message>
    <message>
        <source>Heat reuse</source>
        <translation>余热利用</translation>
    </message>
    <message>
        <source>Economiser before a chiller</source>
        <translation>冷水机组前的自然冷却</translation>
    </message>
    <message>
        <source>Share of the liquid heat that leaves as useful heat while there is demand</source>
        <translation>有需求时作为有用热量送出的液冷热量比例</translation>
    </message>
    <message>
        <source>Heat pump delivers at</source>
        <translation>热泵供热温度</translation>
    </message>
    <message>
        <source>None: heat is given at return temperature. COP = half of Carnot, at most 7 (estimate)</source>
        <translation>无：以回水温度供热。COP 为卡诺值的一半，最高 7（估计）</translation>
    </message>
    <message>
        <source>Heating limit</source>
        <translation>供暖限温</translation>
    </message>
    <message>
        <source>Demand rises from its base at this dry bulb to all at the coldest hour; none: all hours</source>
        <translation>需求自此干球温度的基值升至最冷小时的全部；无：全部小时</translation>
    </message>
    <message>
        <source>Heat demand that lasts all year</source>
        <translation>全年持续的热需求</translation>
    </message>
    <message>
        <source>Estimate: 20 %, hot water</source>
        <translation>估计：20 %，生活热水</translation>
    </message>
    <message>
        <source>Tank on the air units&apos; water</source>
        <translation>空调末端冷水的蓄冷罐</translation>
    </message>
    <message>
        <source>Heat that it takes; discharged in the hours of peak price, charged in the others</source>
        <translation>可吸收的热量；高峰电价时释冷，其余时段蓄冷</translation>
    </message>
    <message>
        <source>Time of a whole discharge</source>
        <translation>完全释冷时间</translation>
    </message>
    <message>
        <source>Loss of the tank per day</source>
        <translation>蓄冷罐每日损失</translation>
    </message>
    <message>
        <source>Estimate: 2 % of what it holds</source>
        <translation>估计：所存量的 2 %</translation>
    </message>
    <message>
        <source>Humidifier</source>
        <translation>加湿器</translation>
    </message>
    <message>
        <source>Outside air changes per hour</source>
        <translation>每小时新风换气次数</translation>
    </message>
    <message>
        <source>Estimate: 0.25 for a slight overpressure</source>
        <translation>估计：0.25，维持微正压</translation>
    </message>
    <message>
        <source>Lowest dew point held</source>
        <translation>维持的最低露点</translation>
    </message>
    <message>
        <source>ASHRAE TC 9.9 recommended: -9 °C</source>
        <translation>ASHRAE TC 9.9 推荐：-9 °C</translation>
    </message>
    <message>
        <source>Edition of ASHRAE 90.4</source>
        <translation>ASHRAE 90.4 版本</translation>
    </message>
    <message>
        <source>With its addenda; the maxima are in your copy of it, by climate zone</source>
        <translation>含其附录；限值见您所持标准，按气候区划分</translation>
    </message>
    <message>
        <source>Highest annualised MLC</source>
        <translation>年化 MLC 上限</translation>
    </message>
    <message>
        <source>Highest ELC</source>
        <translation>ELC 上限</translation>
    </message>
    <message>
        <source>The same law in eco mode.</source>
        <translation>经济模式下的同一公式。</translation>
    </message>
    <message>
        <source>Eco mode, loss coefficient a</source>
        <translation>经济模式损耗系数 a</translation>
    </message>
    <message>
        <source>Eco mode, loss coefficient b</source>
        <translation>经济模式损耗系数 b</translation>
    </message>
    <message>
        <source>Eco mode, loss coefficient c</source>
        <translation>经济模式损耗系数 c</translation>
    </message>
    <message>
        <source>Power supplies, all feeds</source>
        <translation>电源模块数(全部馈电)</translation>
    </message>
    <message>
        <source>Single-phase ones are spread over the phases.</source>
        <translation>单相电源分配到各相。</translation>
    </message>
    <message>
        <source>Connection of the supplies</source>
        <translation>电源接法</translation>
    </message>
    <message>
        <source>UPS mode</source>
        <translation>UPS 模式</translation>
    </message>
    <message>
        <source>Eco mode loses less and transfers in some milliseconds when the utility fails</source>
        <translation>经济模式损耗更小,市电故障时在数毫秒内切换</translation>
    </message>
    <message>
        <source>Third harmonic of phase currents</source>
        <translation>相电流三次谐波</translation>
    </message>
    <message>
        <source>Of single-phase supplies: 3 to 5 % near full load, recalled; adds up in the neutral</source>
        <translation>单相电源:接近满载时 3–5 %(凭记忆);在中性线中叠加</translation>
    </message>
    <message>
        <source>Phase imbalance, highest</source>
        <translation>三相不平衡上限</translation>
    </message>
    <message>
        <source>Largest phase current over the mean, less 1: good practice, no standard</source>
        <translation>最大相电流与平均值之比减 1:经验做法,非标准</translation>
    </message>
    <message>
        <source>First phase</source>
        <translation>首相</translation>
    </message>
    <message>
        <source>Of single-phase supplies; automatic: where its busway or panel carries least</source>
        <translation>单相电源;自动:选母线槽或配电屏负荷最小的相</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>训练步</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Of the dense peak at the precision above. Unknown: by the step-time model (manual: Compute value).</source>
        <translation>相对于上述精度的稠密峰值。未知时由步时模型得出（手册：算力价值）。</translation>
    </message>
    <message>
        <source>Inference: output tokens, measured or quoted. Unknown: by a roofline.</source>
        <translation>推理：输出 token，实测或报价。未知时由屋顶线模型得出。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Unknown: from the active parameters, with layers 128 times as wide as they are many.</source>
        <translation>未知时由激活参数推出，层宽取层数的 128 倍。</translation>
    </message>
    <message>
        <source>Width of a layer</source>
        <translation>层宽</translation>
    </message>
    <message>
        <source>Unknown: see layers.</source>
        <translation>未知时见层数。</translation>
    </message>
    <message>
        <source>K and V values per token and layer</source>
        <translation>每 token 每层的 K、V 值个数</translation>
    </message>
    <message>
        <source>Unknown: 2048, 8 heads of 128 each for K and V as in the Llama 3 family.</source>
        <translation>未知时取 2048：K 与 V 各 8 个宽 128 的头，同 Llama 3 系列。</translation>
    </message>
    <message>
        <source>Experts of a layer</source>
        <translation>每层专家数</translation>
    </message>
    <message>
        <source>1: a dense model.</source>
        <translation>1：稠密模型。</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>每 token 专家数</translation>
    </message>
    <message>
        <source>Sequence length, tokens</source>
        <translation>序列长度，token</translation>
    </message>
    <message>
        <source>Tokens of a step</source>
        <translation>每步 token 数</translation>
    </message>
    <message>
        <source>Over all GPUs of one job. Fixed by the learning method: the more GPUs, the fewer micro-batches each pipeline gets.</source>
        <translation>单个作业的全部 GPU 合计。由训练方法决定：GPU 越多，每条流水线分到的微批次越少。</translation>
    </message>
    <message>
        <source>Sequences of a micro-batch</source>
        <translation>微批次的序列数</translation>
    </message>
    <message>
        <source>Recomputed activations</source>
        <translation>重计算的激活值</translation>
    </message>
    <message>
        <source>Tensor parallel, GPUs</source>
        <translation>张量并行，GPU 数</translation>
    </message>
    <message>
        <source>GPUs that share each layer. Unknown: the fastest split that fits into memory.</source>
        <translation>共同承担每一层的 GPU。未知时取显存装得下的最快切分。</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>流水线级数</translation>
    </message>
    <message>
        <source>Unknown: the fastest split that fits into memory.</source>
        <translation>未知时取显存装得下的最快切分。</translation>
    </message>
    <message>
        <source>Expert parallel, GPUs</source>
        <translation>专家并行，GPU 数</translation>
    </message>
    <message>
        <source>GPUs over which the experts of a layer are spread. Unknown: 64, or all experts if fewer.</source>
        <translation>分摊每层专家的 GPU。未知时取 64，专家更少时取专家数。</translation>
    </message>
    <message>
        <source>Parts of a pipeline stage</source>
        <translation>流水线级的分段数</translation>
    </message>
    <message>
        <source>Parts of a stage that take turns, which shrinks the bubble. Unknown: up to 8, one layer each at least.</source>
        <translation>一级内轮流执行的分段，可缩小气泡。未知时至多 8，每段至少一层。</translation>
    </message>
    <message>
        <source>Prompt of a request, tokens</source>
        <translation>请求的提示长度，token</translation>
    </message>
    <message>
        <source>Answer to a request, tokens</source>
        <translation>请求的回答长度，token</translation>
    </message>
    <message>
        <source>Requests at a time per GPU</source>
        <translation>每 GPU 并发请求数</translation>
    </message>
    <message>
        <source>GPUs of a replica</source>
        <translation>副本的 GPU 数</translation>
    </message>
    <message>
        <source>GPUs that hold the model once. Unknown: the fewest that hold it with the keys and values of its requests.</source>
        <translation>共同存放一份模型的 GPU。未知时取能连同请求的键和值一起装下的最少数量。</translation>
    </message>
    <message>
        <source>Hourly energy price</source>
        <translation>逐时电价</translation>
    </message>
    <message>
        <source>Key of imported hourly prices; empty: the assumed price and its peak hours</source>
        <translation>导入的逐时电价的键；留空：采用假设的电价及其高峰时段</translation>
    </message>
    <message>
        <source>Hourly carbon intensity</source>
        <translation>逐时碳强度</translation>
    </message>
    <message>
        <source>Key of imported hourly intensities of the grid; empty: the assumed factor</source>
        <translation>导入的电网逐时碳强度的键；留空：采用假设的因子</translation>
    </message>
    <message>
        <source>Hours of universal time</source>
        <translation>协调世界时小时</translation>
    </message>
    <message>
        <source>Energy price</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Carbon intensity</source>
        <translation>碳强度</translation>
    </message>
    <message>
        <source>Height of the racks over the CDUs</source>
        <translation>机柜高出 CDU 的高度</translation>
    </message>
    <message>
        <source>Negative: CDUs over the racks. The weight of cold and warm coolant in the risers is counted</source>
        <translation>负值：CDU 在机柜上方。计入立管中冷、热冷却液的重量差</translation>
    </message>
    <message>
        <source>Tank in the supply of each group</source>
        <translation>每组供液侧储罐</translation>
    </message>
    <message>
        <source>Mixed; carries the racks on while their pumps run and facility water is lost</source>
        <translation>完全混合；一次侧水中断而水泵运行时继续供液</translation>
    </message>
    <message>
        <source>Medium-voltage layout</source>
        <translation>中压接线方式</translation>
    </message>
    <message>
        <source>A closed ring needs breakers and differential protection at every section</source>
        <translation>闭环要求每段电缆两端装设断路器和差动保护</translation>
    </message>
    <message>
        <source>Ring switchgear, rated current</source>
        <translation>环网开关设备额定电流</translation>
    </message>
    <message>
        <source>A letter gets as many rings as its load needs; 630 A is usual (IEC 62271-200)</source>
        <translation>每个系统按负荷需要设若干个环；通常为 630 A（IEC 62271-200）</translation>
    </message>
    <message>
        <source>Ring: board to first and last unit</source>
        <translation>环网：中压柜至首末环网柜</translation>
    </message>
    <message>
        <source>Estimate; measure it on the site plan</source>
        <translation>估算值；请按总平面图量取</translation>
    </message>
    <message>
        <source>Ring: between neighbouring units</source>
        <translation>环网：相邻环网柜之间</translation>
    </message>
    <message>
        <source>Open ring: time to switch</source>
        <translation>开环：倒闸时间</translation>
    </message>
    <message>
        <source>By hand about an hour, by remote control minutes, by automation under one; estimate</source>
        <translation>人工约一小时，遥控数分钟，自动化不到一分钟；估算值</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版次</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>修改内容</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案指纹</translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation>关键指标</translation>
    </message>
    <message>
        <source>Prepared on</source>
        <translation>编制日期</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>校核人</translation>
    </message>
    <message>
        <source>Checked on</source>
        <translation>校核日期</translation>
    </message>
    <message>
        <source>Approved on</source>
        <translation>批准日期</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>{0} racks breathe air warmer than their limit, worst {1}: {2} against {3}</source>
        <translation>{0} 个机柜的进风温度超过限值，最不利为 {1}：{2}，限值 {3}</translation>
    </message>
    <message>
        <source>Hall {0}: air units move {1} but the racks draw {2}: add units</source>
        <translation>机房 {0}：空调送风 {1}，而机柜需要 {2}：请增加空调</translation>
    </message>
    <message>
        <source>{0} racks reject more heat to air than an aisle can carry, worst {1}: {2}; contain, use rear doors, or cool by liquid</source>
        <translation>{0} 个机柜排入空气的热量超过通道承载能力，最不利为 {1}：{2}；请封闭通道、采用背板换热器或液冷</translation>
    </message>
    <message>
        <source>Hall {0}: air units get water at {1} but were rated at {2}: their capacity is lower than counted</source>
        <translation>机房 {0}：空调供水温度为 {1}，而额定工况为 {2}：其能力低于计入值</translation>
    </message>
    <message>
        <source>{0} racks get less coolant than they need, worst {1}: {2} of {3}; add pump head or CDUs, or widen the pipes</source>
        <translation>{0} 个机柜得到的冷却液少于所需，最不利为 {1}：{2}，需要 {3}；请提高水泵扬程、增加 CDU 或加大管径</translation>
    </message>
    <message>
        <source>{0} racks are supplied warmer than their limit, worst {1}: {2} against {3}</source>
        <translation>{0} 个机柜的供液温度超过限值，最不利为 {1}：{2}，限值 {3}</translation>
    </message>
    <message>
        <source>{0} racks return coolant warmer than their limit, worst {1}: {2} against {3}</source>
        <translation>{0} 个机柜的回液温度超过限值，最不利为 {1}：{2}，限值 {3}</translation>
    </message>
    <message>
        <source>{0} racks are supplied too close to the dew point of {2}, worst {1} at {3}: raise the supply or dry the air</source>
        <translation>{0} 个机柜的供液温度过于接近露点 {2}，最不利为 {1}：{3}；请提高供液温度或除湿</translation>
    </message>
    <message>
        <source>{0} racks run components over their limit, worst {1}: {2} against {3}</source>
        <translation>{0} 个机柜的元器件超过温度限值，最不利为 {1}：{2}，限值 {3}</translation>
    </message>
    <message>
        <source>{0} pipes run faster than the recipe allows, worst {1}: {2}</source>
        <translation>{0} 段管道的流速超过规则限值，最不利为 {1}：{2}</translation>
    </message>
    <message>
        <source>Hall {0}: racks draw {1} at TDP, more than its limit of {2}</source>
        <translation>机房 {0}：机柜 TDP 合计 {1}，超过限值 {2}</translation>
    </message>
    <message>
        <source>Hall {0}: racks fit at TDP ({1}) but their peaks together ({2}) exceed the limit of {3}</source>
        <translation>机房 {0}：机柜 TDP 合计（{1}）满足，但峰值合计（{2}）超过限值 {3}</translation>
    </message>
    <message>
        <source>{0} racks draw more than the power shelves of one side carry, first {1}: {2} at TDP against {3}; losing a feed throttles them</source>
        <translation>{0} 个机柜的功率超过单侧电源框能力，首个为 {1}：TDP {2}，可带 {3}；失去一路供电时将降频</translation>
    </message>
    <message>
        <source>{0} is loaded to {1} of what it may carry ({2})</source>
        <translation>{0} 的负载率为允许值的 {1}（{2}）</translation>
    </message>
    <message>
        <source>{0} is loaded to {1} of what it may carry ({2}) after {3}</source>
        <translation>{0} 的负载率为允许值的 {1}（{2}），发生于：{3}</translation>
    </message>
    <message>
        <source>{0} carries {1} at its racks&apos; peak on one feed alone, more than its {2}; {3} at TDP</source>
        <translation>{0} 在单路供电、机柜峰值时承载 {1}，超过其 {2}；TDP 时为 {3}</translation>
    </message>
    <message>
        <source>{0} racks see more than 5 % voltage drop, worst {1} with {2}: shorten the feeders or enlarge the busway</source>
        <translation>{0} 个机柜的电压降超过 5 %，最不利为 {1}：{2}；请缩短馈线或加大母线槽</translation>
    </message>
    <message>
        <source>The plan has no hall: add one, or start from a template</source>
        <translation>方案中没有机房：请添加机房，或从模板开始</translation>
    </message>
    <message>
        <source>Hall {0} holds no rack: nothing in it is solved</source>
        <translation>机房 {0} 中没有机柜：不作求解</translation>
    </message>
    <message>
        <source>Rack {0} has an unknown type: choose one of the catalogue</source>
        <translation>机柜 {0} 的型号未知：请从设备库中选择</translation>
    </message>
    <message>
        <source>Rack {0} has the type {1}, which is not a rack</source>
        <translation>机柜 {0} 的型号为 {1}，不是机柜</translation>
    </message>
    <message>
        <source>Unit {0} has an unknown type: choose one of the catalogue</source>
        <translation>设备 {0} 的型号未知：请从设备库中选择</translation>
    </message>
    <message>
        <source>Rack {0} stands in no hall: it is not solved and not counted</source>
        <translation>机柜 {0} 不在任何机房内：不求解也不计入</translation>
    </message>
    <message>
        <source>Hall {0}: its outline cannot be read; its rectangle is used</source>
        <translation>机房 {0}：轮廓无法读取，改用其矩形</translation>
    </message>
    <message>
        <source>{0} stands outside hall {1}: move it in or enlarge the hall</source>
        <translation>{0} 超出机房 {1} 的范围：请移入或扩大机房</translation>
    </message>
    <message>
        <source>{0} and {1} overlap: move one of them</source>
        <translation>{0} 与 {1} 重叠：请移动其中之一</translation>
    </message>
    <message>
        <source>{0} items lack service clearance, first {1}: another item stands in it</source>
        <translation>{0} 个对象的检修空间不足，首个为 {1}：其中有其他对象</translation>
    </message>
    <message>
        <source>{0} items are labelled &quot;{1}&quot;: give each its own</source>
        <translation>{0} 个对象的标签同为“{1}”：请各自命名</translation>
    </message>
    <message>
        <source>{0} racks load the floor of {2} beyond its limit, worst {1}: spread each over {3} times the area or strengthen the floor</source>
        <translation>{0} 个机柜使 {2} 的楼面荷载超限，最不利为 {1}：请把每个机柜的荷载分散到 {3} 倍面积，或加固楼板</translation>
    </message>
    <message>
        <source>The override of {0} ({1}) has no element any more: remove it or restore what it served</source>
        <translation>对 {0} 的覆盖（{1}）已没有对应元件：请删除该覆盖，或恢复其对象</translation>
    </message>
    <message>
        <source>{0}: no air unit with a stated capacity, airflow and fan power fits this scheme</source>
        <translation>{0}：没有注明冷量、风量和风机功率且适合此方式的空调</translation>
    </message>
    <message>
        <source>Rack {0}: its type states no coolant flow need; its branch is not solved</source>
        <translation>机柜 {0}：其型号未注明冷却液流量需求；该支路不求解</translation>
    </message>
    <message>
        <source>{0}: no CDU with a stated capacity, flow and head fits this scheme</source>
        <translation>{0}：没有注明换热能力、流量和扬程且适合此方式的 CDU</translation>
    </message>
    <message>
        <source>{0}: the catalogue holds no {1} that could carry it</source>
        <translation>{0}：设备库中没有能承载它的{1}</translation>
    </message>
    <message>
        <source>Rack {0}: its type states no power; it is not counted in any load</source>
        <translation>机柜 {0}：其型号未注明功率；不计入任何负载</translation>
    </message>
    <message>
        <source>After {0} the network cannot carry its load: {1}</source>
        <translation>在“{0}”之后，供电网络无法承载负载：{1}</translation>
    </message>
    <message>
        <source>{0}: CDUs with their primary valves open supply warmer than the set point; add CDUs, colder or more facility water</source>
        <translation>{0}：CDU 一次侧阀门全开时供液温度仍高于设定值；请增加 CDU，或降低一次侧供水温度、加大其流量</translation>
    </message>
    <message>
        <source>{0}: a pump runs beyond the end of its published curve</source>
        <translation>{0}：水泵工作点超出其公布曲线的末端</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
    <message>
        <source>{0} of {3} need a short-time withstand of {2}, more than the assumed {4}, first {1}: order a version for it</source>
        <translation>{0} 个 {3} 需要的短时耐受电流为 {2}，超过假设的 {4}，首个为 {1}：请订购相应耐受等级的型号</translation>
    </message>
    <message>
        <source>{0} of {3} need a short-time withstand of {2}, more than their {4}, first {1}: limit the fault level or choose another type</source>
        <translation>{0} 个 {3} 需要的短时耐受电流为 {2}，超过其 {4}，首个为 {1}：请限制短路容量或选用其他类型</translation>
    </message>
    <message>
        <source>{0} breakers of {3} need a breaking capacity of {2}, more than the assumed {4}, first at {1}: order a version for it</source>
        <translation>{0} 台 {3} 断路器需要的分断能力为 {2}，超过假设的 {4}，首个位于 {1}：请订购相应分断能力的型号</translation>
    </message>
    <message>
        <source>{0} breakers of {3} need a breaking capacity of {2}, more than their {4}, first at {1}: limit the fault level or choose another breaker</source>
        <translation>{0} 台 {3} 断路器需要的分断能力为 {2}，超过其 {4}，首个位于 {1}：请限制短路容量或选用其他断路器</translation>
    </message>
    <message>
        <source>{0} elements of {2} have no stated withstand or breaker; their fault currents are not judged, first {1}</source>
        <translation>{0} 个 {2} 元件未给出耐受值或断路器；未对其短路电流作出判断，首个为 {1}</translation>
    </message>
    <message>
        <source>Hall {0}: short-circuit currents of DC distribution are not computed: they are the discharge of converter capacitors, then the converters&apos; limit, which the AC method does not describe; ask the rectifier maker</source>
        <translation>机房 {0}：不计算直流配电的短路电流：它先是变换器电容的放电，随后受变换器限流，交流方法不适用；请咨询整流器制造商</translation>
    </message>
    <message>
        <source>On inverter the UPS gives {0} into a fault, {1} times the breaker of {2}: below about 5 times it does not trip at once, so let the static bypass close or grade the trips for it</source>
        <translation>逆变运行时 UPS 向故障点提供 {0}，为 {2} 断路器额定值的 {1} 倍：低于约 5 倍时不会立即脱扣，应让静态旁路投入或据此整定脱扣</translation>
    </message>
    <message>
        <source>There is no weather &quot;{0}&quot;: neither imported nor shipped ({1}). The year is left out.</source>
        <translation>没有气象数据“{0}”：既未导入，也非随程序提供（{1}）。不计算全年。</translation>
    </message>
    <message>
        <source>Electrical losses of {0} are not known: the plant year is left out.</source>
        <translation>{0} 的电气损耗未知：不计算全年。</translation>
    </message>
    <message>
        <source>The plant year uses weather generated from monthly figures of {0}, an estimate: import the EPW file of the site for a measured year.</source>
        <translation>全年计算采用由 {0} 的月值生成的气象，属估计：如需实测年份，请导入该园区的 EPW 文件。</translation>
    </message>
    <message>
        <source>The plant year uses the weather of {0}.</source>
        <translation>全年计算采用 {0} 的气象。</translation>
    </message>
    <message>
        <source>In {0} hours of the year the heat rejection does not hold its set point; the warmest supply is {1}. Add a chiller or pads, or raise the set point.</source>
        <translation>全年有 {0} 小时散热设备达不到设定值；最高供水温度为 {1}。请增加冷水机组或湿膜，或提高设定值。</translation>
    </message>
    <message>
        <source>Chiller hours by the lift model: {0}, by published curves: {1}. The curves end at 9 to 10 °C water.</source>
        <translation>冷水机组按温升模型计算的小时数：{0}，按公开曲线：{1}。公开曲线止于 9 至 10 °C 水温。</translation>
    </message>
    <message>
        <source>Wet bulb or range leave the box of the tower curve in some hours: it is read at its border.</source>
        <translation>部分小时的湿球温度或水温差超出冷却塔曲线范围：按其边界取值。</translation>
    </message>
    <message>
        <source>After {0} the first rack throttles in {1}; racks affected: {2}</source>
        <translation>发生 {0} 后，首个机柜在 {1} 后降频；受影响机柜数：{2}</translation>
    </message>
    <message>
        <source>{0} is a {1}, but the hall&apos;s air units are {2}: choose one type; it is not counted</source>
        <translation>{0} 是 {1}，但机房的空调设备是 {2}：请只选一种型号；该设备不计入</translation>
    </message>
    <message>
        <source>{0} is a {1}, but its group {2} is piped with {3}: choose one type for the group; it is not counted</source>
        <translation>{0} 是 {1}，但其所属组 {2} 使用 {3}：请为该组只选一种型号；该设备不计入</translation>
    </message>
    <message>
        <source>{0}: {1} of its {2} CDUs are placed; the others are taken to stand beside the first one</source>
        <translation>{0}：{2} 台 CDU 中已放置 {1} 台；其余按紧邻第一台计算</translation>
    </message>
    <message>
        <source>The override {1} = {2} of {0} is not applied: {3}</source>
        <translation>{0} 的覆盖值 {1} = {2} 未生效：{3}</translation>
    </message>
    <message>
        <source>{0}: no rear door with a stated removal, water flow and water temperature fits</source>
        <translation>{0}：没有给出去除率、水流量和水温的背门换热器可用</translation>
    </message>
    <message>
        <source>{0}: the working pressure at the lowest point is over the rating of {1} parts: lower the vessel&apos;s pressure or the pumps&apos; head</source>
        <translation>{0}：最低点的工作压力超过 {1} 个部件的额定压力：请降低膨胀罐压力或水泵扬程</translation>
    </message>
    <message>
        <source>{0}: the pressure at the highest point is too low to keep air out: raise the vessel&apos;s pressure</source>
        <translation>{0}：最高点的压力过低，空气可能进入：请提高膨胀罐压力</translation>
    </message>
    <message>
        <source>{0}: its pumps may cavitate: raise the vessel&apos;s pressure</source>
        <translation>{0}：水泵可能汽蚀：请提高膨胀罐压力</translation>
    </message>
    <message>
        <source>{2} puts {3} into the coolant: it corrodes beside copper and loads the filters; racks or elements: {0}, first {1}</source>
        <translation>{2} 使冷却液接触 {3}：与铜共存会腐蚀并加重过滤器负担；涉及机柜或元件 {0} 个，首个 {1}</translation>
    </message>
    <message>
        <source>Not stated, so not judged: {0} of {1}</source>
        <translation>未注明，因此不作判断：{1} 的 {0}</translation>
    </message>
    <message>
        <source>{0} racks would see {2} from pumps at full speed against shut valves, over the {3} of {4}, first {1}; limit speed or relieve</source>
        <translation>水泵全速且阀门关闭时，{0} 个机柜将承受 {2}，超过 {4} 的 {3}，首个 {1}；请限速或泄压</translation>
    </message>
    <message>
        <source>{0} racks ask for finer filtration than their CDUs have, first {1}: {3} against {2}</source>
        <translation>{0} 个机柜要求的过滤精度高于其 CDU，首个 {1}：{3}，现有 {2}</translation>
    </message>
    <message>
        <source>{0} racks need less alone than one CDU must move ({2}), first {1}: below {3} racks filled the loop wants a bypass</source>
        <translation>{0} 个机柜单独所需流量低于一台 CDU 的最小流量（{2}），首个 {1}：装载少于 {3} 个机柜时回路需要旁通</translation>
    </message>
    <message>
        <source>{0} CDUs carry more heat than they are rated for, worst {1}: {2}; add a unit</source>
        <translation>{0} 台 CDU 换热量超过额定值，最差 {1}：{2}；请增加一台</translation>
    </message>
    <message>
        <source>{0} CDUs move more coolant than their rated secondary flow, worst {1}: {2}; add a unit</source>
        <translation>{0} 台 CDU 流量超过二次侧额定流量，最差 {1}：{2}；请增加一台</translation>
    </message>
    <message>
        <source>{0} CDUs draw nearly all facility water that they can, worst {1}: {2}; the primary valve has no authority left</source>
        <translation>{0} 台 CDU 几乎用尽可得的一次侧水量，最差 {1}：{2}；一次侧阀门已无调节余量</translation>
    </message>
    <message>
        <source>{0} CDUs run their pumps close to full speed with all units running, worst {1}: {2}</source>
        <translation>全部设备运行时 {0} 台 CDU 的水泵仍接近全速，最差 {1}：{2}</translation>
    </message>
    <message>
        <source>{0} rack hoses run fast, worst {1}: {2}; usual for short connections, but noisy and wearing beyond this</source>
        <translation>{0} 根机柜软管流速偏高，最差 {1}：{2}；短接管常见，再高则产生噪声和磨损</translation>
    </message>
    <message>
        <source>{0} racks send more through their quick disconnects than those are rated for, worst {1}: {2} on average through each {3}</source>
        <translation>{0} 个机柜的快速接头流量超过额定值，最差 {1}：每个 {3} 平均 {2}</translation>
    </message>
    <message>
        <source>{0} rack valves throttle more than such valves are made for, worst {1}: {2}; slow the pumps</source>
        <translation>{0} 个机柜阀门节流超出其设计范围，最差 {1}：{2}；请降低泵速</translation>
    </message>
    <message>
        <source>{0}: {1}: {2}, wanted {3}</source>
        <translation>{0}：{1}：{2}，要求 {3}</translation>
    </message>
    <message>
        <source>{0}: {1}: not known, wanted {2}</source>
        <translation>{0}：{1}：未知，要求 {2}</translation>
    </message>
    <message>
        <source>{0}: facility water leaves the supply set point {1} K of approach; no CDU holds it. Raise the set point or cool the facility water</source>
        <translation>{0}：一次侧水与供液设定值之间只剩 {1} K 逼近温差，任何 CDU 都无法保持。请提高设定值或降低一次侧水温</translation>
    </message>
    <message>
        <source>{0} below {1}: by their trip bands only the lower breaker opens up to {2}, of a fault current of {3}; above, ask for the maker&apos;s table</source>
        <translation>{1} 下级的 {0}：按脱扣曲线带，故障电流 {3} 中只有到 {2} 为止仅下级断路器动作；超出部分请查厂家选择性表</translation>
    </message>
    <message>
        <source>{0}: its battery lasts {1} at the load, but generators carry it only after {2}</source>
        <translation>{0}：电池在该负荷下可用 {1}，而发电机在 {2} 之后才能带起它</translation>
    </message>
    <message>
        <source>{0} is loaded to {1} at its racks&apos; peak with one system lost; double conversion stands 150 % for 10 s</source>
        <translation>失去一个系统且机柜处于峰值时，{0} 负载率达 {1}；双变换可承受 150 % 持续 10 s</translation>
    </message>
    <message>
        <source>On generators the synchronous step of the jobs is {0} of their rating, a frequency dip of {1}: cap or smooth the jobs while the generators run</source>
        <translation>由发电机供电时，作业的同步阶跃为其额定功率的 {0}，频率跌落 {1}：发电机运行期间请限制或平滑作业功率</translation>
    </message>
    <message>
        <source>With battery recharge the generators are loaded to {0} of what they give at this site: limit the recharge or add a set</source>
        <translation>计入电池回充，发电机负载率为其在本地可输出功率的 {0}：请限制回充或增加机组</translation>
    </message>
    <message>
        <source>The synchronous step of the jobs moves the utility&apos;s voltage by {0}, more than {1}</source>
        <translation>作业的同步阶跃使市电电压变化 {0}，超过 {1}</translation>
    </message>
    <message>
        <source>The synchronous steps of the jobs cause flicker of Pst {0} at the utility, more than {1}</source>
        <translation>作业的同步阶跃在市电处引起闪变 Pst {0}，超过 {1}</translation>
    </message>
    <message>
        <source>Current distortion of {0} at the utility, more than {1} at this ratio of fault level to load</source>
        <translation>市电处电流畸变 {0}，超过该短路容量与负荷之比下的 {1}</translation>
    </message>
    <message>
        <source>{0} cannot be balanced: {1}</source>
        <translation>{0} 无法平衡：{1}</translation>
    </message>
    <message>
        <source>{0}: balanced at {1} pump power (valves wide open: {2}); the named rack is the index circuit</source>
        <translation>{0}：平衡后泵功率 {1}（阀门全开：{2}）；所列机柜为最不利环路</translation>
    </message>
    <message>
        <source>{0}: pumps take {1} when balanced, more than {2}; wider pipes or a lower flow need would save it</source>
        <translation>{0}：平衡后泵功率 {1}，高于 {2}；加大管径或降低流量需求可节省</translation>
    </message>
    <message>
        <source>{0}: {1} of coolant or more expand by {2}, and the lowest pressure rating leaves no room for it over the fill pressure</source>
        <translation>{0}：至少 {1} 冷却液膨胀 {2}，而最低额定压力在充注压力之上没有余量</translation>
    </message>
    <message>
        <source>{0}: {1} of coolant or more expand by {2}; expansion vessel of {3} or more, relief at {4} there</source>
        <translation>{0}：至少 {1} 冷却液膨胀 {2}；膨胀罐不小于 {3}，该处安全阀 {4}</translation>
    </message>
    <message>
        <source>{0}: {1} of coolant or more expand by {2}; no pressure rating is stated to size a vessel by</source>
        <translation>{0}：至少 {1} 冷却液膨胀 {2}；未注明额定压力，无法选膨胀罐</translation>
    </message>
    <message>
        <source>{0}: a valve that shut at once would add {1}, over the lowest rating of {2}; let none close within {3}</source>
        <translation>{0}：阀门瞬时关闭将增加 {1}，超过最低额定压力 {2}；关闭时间不应短于 {3}</translation>
    </message>
    <message>
        <source>Halls, rooms and yards need {0} with roads and setbacks, the plot has {1}: stack storeys, shrink yards or find a larger plot</source>
        <translation>机房、用房与场地连同道路和退距需要 {0}，地块为 {1}：请叠层、缩减场地或另选更大地块</translation>
    </message>
    <message>
        <source>Hall {0}: racks whose type states no airflow are taken to warm their air by {1} K</source>
        <translation>机房 {0}：类型未给出风量的机柜按温升 {1} K 计</translation>
    </message>
    <message>
        <source>{0}: {1} states no losses in eco mode; those of online operation are used</source>
        <translation>{0}:{1} 未给出经济模式损耗;采用在线运行的损耗</translation>
    </message>
    <message>
        <source>{0}: with unequal phases {1} carries {2} when it feeds its racks alone; it may carry {3}</source>
        <translation>{0}:三相不等时,单独供电情况下{1}载流 {2};允许 {3}</translation>
    </message>
    <message>
        <source>{0}: its largest phase current is {1} above the mean of the three; wanted are at most {2}</source>
        <translation>{0}:最大相电流比三相平均值高 {1};要求不超过 {2}</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>相线</translation>
    </message>
    <message>
        <source>the neutral</source>
        <translation>中性线</translation>
    </message>
    <message>
        <source>A GPU of {0} must hold {1}, of its memory {2} can be filled: weights {3}, gradients {4}, optimiser {5}, activations {6}, keys and values {7} ({8}): recompute activations, spread wider, take a smaller model or batch</source>
        <translation>{0} 的单个 GPU 须存放 {1}，其显存可用 {2}：权重 {3}、梯度 {4}、优化器 {5}、激活值 {6}、键和值 {7}（{8}）：请重计算激活值、扩大切分，或减小模型或批次</translation>
    </message>
    <message>
        <source>There are no imported hourly values &quot;{0}&quot;: the assumed price or carbon factor stands.</source>
        <translation>没有名为“{0}”的导入逐时数据：采用假设的电价或碳因子。</translation>
    </message>
    <message>
        <source>ASHRAE 90.4 {0}: MLC {1} of at most {2}, ELC {3} of at most {4}</source>
        <translation>ASHRAE 90.4 {0}：MLC {1}，上限 {2}；ELC {3}，上限 {4}</translation>
    </message>
    <message>
        <source>ASHRAE 90.4 {0} is not met: MLC {1} of at most {2}, ELC {3} of at most {4}</source>
        <translation>不满足 ASHRAE 90.4 {0}：MLC {1}，上限 {2}；ELC {3}，上限 {4}</translation>
    </message>
    <message>
        <source>{0}: the weight of the coolant in its risers, cold up and warm down, works against the pumps</source>
        <translation>{0}：立管中冷却液冷升热降，其重量差消耗水泵扬程</translation>
    </message>
    <message>
        <source>{0}: the weight of the coolant in its risers, cold down and warm up, helps the pumps</source>
        <translation>{0}：立管中冷却液冷降热升，其重量差帮助水泵</translation>
    </message>
    <message>
        <source>water cannot be under the pressure solved at {0} nodes, lowest at {1}: it would boil, and the flows stand on paper only</source>
        <translation>有 {0} 个节点解得的压力下水不能存在，最低在 {1}：水会汽化，所得流量仅为理论值</translation>
    </message>
    <message>
        <source>{0} nodes are under the pressure of the air, lowest at {1}: leaks and vents draw air in</source>
        <translation>有 {0} 个节点低于大气压，最低在 {1}：泄漏处和排气口会吸入空气</translation>
    </message>
    <message>
        <source>GPUs wait for data {0} % of the time: the storage reads {1}, training at full speed asks for {2}</source>
        <translation>GPU 有 {0} % 的时间在等数据：存储读取 {1}，全速训练需要 {2}</translation>
    </message>
    <message>
        <source>A checkpoint of {0} takes {1} to write, not the assumed {2}: the storage writes {3}, {4} jobs need {5}</source>
        <translation>{0} 的检查点写入需 {1}，而非假设的 {2}：存储写入 {3}，{4} 个作业需要 {5}</translation>
    </message>
    <message>
        <source>The storage holds {0}; the checkpoints of {1} jobs, kept as assumed, and the data set need {2}</source>
        <translation>存储容量为 {0}；{1} 个作业按假设保留的检查点和数据集需要 {2}</translation>
    </message>
    <message>
        <source>{0} is loaded to {1} of what it may carry when system {2} is lost while an end section of its ring is out of service: the ring is sized for less than its whole load</source>
        <translation>当系统 {2} 失去且环网一端的电缆段停运时，{0} 的负载达到其允许值的 {1}：环网未按全部负荷选型</translation>
    </message>
</context>
<context>
    <name>hall_action</name>
    <message>
        <source>Rotate 90°</source>
        <translation>旋转 90°</translation>
    </message>
    <message>
        <source>Turns the selection counter-clockwise</source>
        <translation>将所选对象逆时针旋转</translation>
    </message>
    <message>
        <source>Rotate 90° clockwise</source>
        <translation>顺时针旋转 90°</translation>
    </message>
    <message>
        <source>Turns the selection clockwise</source>
        <translation>将所选对象顺时针旋转</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the selection to a free place beside it</source>
        <translation>将所选对象复制到旁边的空位</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Removes the selection</source>
        <translation>删除所选对象</translation>
    </message>
    <message>
        <source>Left edges</source>
        <translation>左边缘</translation>
    </message>
    <message>
        <source>Aligns left edges</source>
        <translation>对齐左边缘</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Right edges</source>
        <translation>右边缘</translation>
    </message>
    <message>
        <source>Aligns right edges</source>
        <translation>对齐右边缘</translation>
    </message>
    <message>
        <source>Lower edges</source>
        <translation>下边缘</translation>
    </message>
    <message>
        <source>Aligns lower edges</source>
        <translation>对齐下边缘</translation>
    </message>
    <message>
        <source>Upper edges</source>
        <translation>上边缘</translation>
    </message>
    <message>
        <source>Aligns upper edges</source>
        <translation>对齐上边缘</translation>
    </message>
    <message>
        <source>Centres on a vertical line</source>
        <translation>中心对齐到竖线</translation>
    </message>
    <message>
        <source>Aligns centres in x</source>
        <translation>沿 x 方向对齐中心</translation>
    </message>
    <message>
        <source>Centres on a horizontal line</source>
        <translation>中心对齐到横线</translation>
    </message>
    <message>
        <source>Aligns centres in y</source>
        <translation>沿 y 方向对齐中心</translation>
    </message>
    <message>
        <source>Horizontally</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>Equal centre distances in x</source>
        <translation>沿 x 方向中心距相等</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>均布</translation>
    </message>
    <message>
        <source>Vertically</source>
        <translation>垂直</translation>
    </message>
    <message>
        <source>Equal centre distances in y</source>
        <translation>沿 y 方向中心距相等</translation>
    </message>
    <message>
        <source>On a horizontal line</source>
        <translation>以横线为轴</translation>
    </message>
    <message>
        <source>Upper and lower change places</source>
        <translation>上下互换</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>On a vertical line</source>
        <translation>以竖线为轴</translation>
    </message>
    <message>
        <source>Left and right change places</source>
        <translation>左右互换</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::Ask</name>
    <message>
        <source>There is no hall to look at</source>
        <translation>没有可查看的机房</translation>
    </message>
    <message>
        <source>Being solved…</source>
        <translation>正在求解…</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::AssumptionModel</name>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::AssumptionView</name>
    <message>
        <source>Back to default</source>
        <translation>恢复默认</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::CataloguePalette</name>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>搜索设备库</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>可放置</translation>
    </message>
    <message>
        <source>All vendors</source>
        <translation>全部厂商</translation>
    </message>
    <message>
        <source>Any cooling</source>
        <translation>任意冷却方式</translation>
    </message>
    <message>
        <source>Choose an entry to see its figures and their sources; drag it onto the hall to place it.</source>
        <translation>选择一个条目可查看其参数与来源；拖到机房平面上即可放置。</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Type the name of a command</source>
        <translation>输入命令名称</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::CompareView</name>
    <message>
        <source>&amp;Baseline</source>
        <translation>基准(&amp;B)</translation>
    </message>
    <message>
        <source>%1: in %2 % of the draws</source>
        <translation>%1：%2 % 的抽样</translation>
    </message>
    <message>
        <source>%1 costs the same where its %2 is %3</source>
        <translation>当%1的%2为 %3 时成本相同</translation>
    </message>
    <message>
        <source>%1 costs the same where %2 is %3</source>
        <translation>当%2为 %3 时，%1的成本相同</translation>
    </message>
    <message>
        <source>Below %1 in %2</source>
        <translation>%2低于 %1</translation>
    </message>
    <message>
        <source>Break-even with %1</source>
        <translation>与 %1 的盈亏平衡点</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>决定因素</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::CostPlots</name>
    <message>
        <source>Cost by group</source>
        <translation>按类别的成本</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>累计成本</translation>
    </message>
    <message>
        <source>Cost plot</source>
        <translation>成本图</translation>
    </message>
    <message>
        <source>Costs appear with the first evaluation</source>
        <translation>成本在首次计算后显示</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>第 %1 年</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>合计：%1</translation>
    </message>
    <message>
        <source>Copy as image</source>
        <translation>复制为图像</translation>
    </message>
    <message>
        <source>Copy as data</source>
        <translation>复制为数据</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::CoursePlot</name>
    <message>
        <source>Coolant group that is shown</source>
        <translation>显示的冷却液组</translation>
    </message>
    <message>
        <source>Temperatures against time</source>
        <translation>温度随时间的变化</translation>
    </message>
    <message>
        <source>Point of time</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Point of time: arrow keys, Page Up and Down, Home and End</source>
        <translation>时刻：方向键、Page Up／Down、Home 和 End</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Moves the point of time to the end</source>
        <translation>时刻一直走到终点</translation>
    </message>
    <message>
        <source>It reaches no coolant group: temperatures stay as they are.</source>
        <translation>此故障不影响任何冷却液组：温度保持不变。</translation>
    </message>
    <message>
        <source>Copy as image</source>
        <translation>复制为图像</translation>
    </message>
    <message>
        <source>Copy as data</source>
        <translation>复制为数据</translation>
    </message>
    <message>
        <source>Whole half hour</source>
        <translation>完整半小时</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::CurveEditor</name>
    <message>
        <source>Two numbers a line: x in %1, y in %2; typed, pasted or from CSV.</source>
        <translation>每行两个数：x 以 %1 计，y 以 %2 计；可键入、粘贴或取自 CSV。</translation>
    </message>
    <message>
        <source>From &amp;CSV…</source>
        <translation>从 CSV 读取(&amp;C)…</translation>
    </message>
    <message>
        <source>Curve from CSV</source>
        <translation>由 CSV 读取曲线</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>表格 (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 无法读取：%2</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::CurvePanel</name>
    <message>
        <source>Pump curve and system curve</source>
        <translation>水泵曲线与系统曲线</translation>
    </message>
    <message>
        <source>Time-current curves</source>
        <translation>时间-电流曲线</translation>
    </message>
    <message>
        <source>Loss of the utility in time</source>
        <translation>市电中断的时间过程</translation>
    </message>
    <message>
        <source>Which curves</source>
        <translation>选择曲线</translation>
    </message>
    <message>
        <source>No solved loop here</source>
        <translation>此处没有已求解的回路</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::CurvePlot</name>
    <message>
        <source>Save the plot</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg);;PDF (*.pdf);;PNG pictures (*.png);;CSV tables (*.csv)</source>
        <translation>SVG 图形 (*.svg);;PDF (*.pdf);;PNG 图片 (*.png);;CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Copy as image</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy as data</source>
        <translation>复制为数据</translation>
    </message>
    <message>
        <source>Save the plot…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::DutyCard</name>
    <message>
        <source>Duty-point card</source>
        <translation>工况点卡</translation>
    </message>
    <message>
        <source>CDU or pump</source>
        <translation>CDU 或泵</translation>
    </message>
    <message>
        <source>Coolant</source>
        <translation>冷却液</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>额定值</translation>
    </message>
    <message>
        <source>Margin, %</source>
        <translation>裕度，%</translation>
    </message>
    <message>
        <source>; rating: %1</source>
        <translation>；额定值来源：%1</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::ElementMenu</name>
    <message>
        <source>Resize</source>
        <translation>更改规格</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::ElementTable</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::EquipmentEditor</name>
    <message>
        <source>Equipment editor</source>
        <translation>设备编辑器</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>种类(&amp;K)</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>起始于(&amp;F)</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>source of this value</source>
        <translation>该值的来源</translation>
    </message>
    <message>
        <source>The key is made of lower-case letters, digits, dots and dashes; for example %1.</source>
        <translation>键由小写字母、数字、点和连字符组成，例如 %1。</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>需要名称。</translation>
    </message>
    <message>
        <source>A source is needed: the document with its page, or &quot;estimate&quot; with its basis.</source>
        <translation>需要来源：文献及页码，或注明“估算”及其依据。</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::FailureMap</name>
    <message>
        <source>Hall with the racks that the failure reaches</source>
        <translation>机房及受故障影响的机柜</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::FailureModel</name>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>Fault during maintenance</source>
        <translation>检修期间故障</translation>
    </message>
    <message>
        <source>%1: %2 failures, %3 do not hold</source>
        <translation>%1：%2 项故障，%3 项不满足</translation>
    </message>
    <message>
        <source>Rests on class estimates of thermal mass and limit</source>
        <translation>基于热容和限值的类别估计</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>满足</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不满足</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>To throttle, %1</source>
        <translation>至降频，%1</translation>
    </message>
    <message>
        <source>To shutdown, %1</source>
        <translation>至关机，%1</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Short of flow</source>
        <translation>流量不足</translation>
    </message>
    <message>
        <source>Too hot</source>
        <translation>过热</translation>
    </message>
    <message>
        <source>Loading, %</source>
        <translation>负载率，%</translation>
    </message>
    <message>
        <source>Flow margin, %</source>
        <translation>流量裕度，%</translation>
    </message>
    <message>
        <source>Maintainable</source>
        <translation>可在线检修</translation>
    </message>
    <message>
        <source>Fault in maintenance</source>
        <translation>检修时容错</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>同类数</translation>
    </message>
    <message>
        <source>Until the first rack meets its limit; a dash: not within half an hour</source>
        <translation>到首个机柜达到限值为止；横线：半小时内不会</translation>
    </message>
    <message>
        <source>Racks without any live feed</source>
        <translation>没有任何带电供电路的机柜</translation>
    </message>
    <message>
        <source>Racks whose steady flow is below what they need</source>
        <translation>稳态流量低于需求的机柜</translation>
    </message>
    <message>
        <source>Racks with supply, return or component beyond its limit</source>
        <translation>供液、回液或部件超限的机柜</translation>
    </message>
    <message>
        <source>Highest loading that is left, of what the element may carry</source>
        <translation>其余元件的最高负载率，按允许值计</translation>
    </message>
    <message>
        <source>A planned outage of it holds: load is moved before</source>
        <translation>计划停运时满足：负载已事先转移</translation>
    </message>
    <message>
        <source>Any single fault holds while it is out of service</source>
        <translation>停运期间任一单一故障都满足</translation>
    </message>
    <message>
        <source>Pairs with the same outcome that the row stands for</source>
        <translation>该行所代表的后果相同的故障对数</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>侧</translation>
    </message>
    <message>
        <source>%1 and %2 for %3</source>
        <translation>%1，另有 %2 持续 %3</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::FailuresView</name>
    <message>
        <source>What many racks share</source>
        <translation>多台机柜共用的元件</translation>
    </message>
    <message>
        <source>Every element</source>
        <translation>全部元件</translation>
    </message>
    <message>
        <source>Every element, and faults in maintenance</source>
        <translation>全部元件及检修期间故障</translation>
    </message>
    <message>
        <source>How much of the hall is failed, one element after the other</source>
        <translation>逐一使机房中多大范围的元件故障</translation>
    </message>
    <message>
        <source>Only those that do not hold</source>
        <translation>只看不满足的</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>过滤精度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stops; what is solved stays</source>
        <translation>停止；已算出的保留</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Wanted ride-through</source>
        <translation>期望的故障穿越时间</translation>
    </message>
    <message>
        <source>Tank for it</source>
        <translation>所需缓冲罐</translation>
    </message>
    <message>
        <source>The buffer tank with which no rack throttles for this time after the chosen failure</source>
        <translation>所选故障后，使机柜在此时间内不降频的缓冲罐</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>导出为 CSV…</translation>
    </message>
    <message>
        <source>No failures yet.

Place racks in the hall: the recipes then derive their power and coolant. Each transformer, UPS, board, busway, CDU, pump, valve and pipe is failed once, and this list says which racks go dark, run short of coolant or throttle, and after what time.</source>
        <translation>还没有故障列表。

请在机房中布置机柜：随后按规则推导供电和冷却液。变压器、UPS、配电柜、母线槽、CDU、泵、阀门和管段逐一故障一次，本列表给出哪些机柜断电、流量不足或降频，以及经过多长时间。</translation>
    </message>
    <message>
        <source>The failures could not be solved: %1</source>
        <translation>故障无法求解：%1</translation>
    </message>
    <message>
        <source>%1 of %2 shown, %3 do not hold</source>
        <translation>显示 %1／%2，%3 项不满足</translation>
    </message>
    <message>
        <source>stopped before the end</source>
        <translation>中途停止</translation>
    </message>
    <message>
        <source>of what many racks share</source>
        <translation>仅多台机柜共用的元件</translation>
    </message>
    <message>
        <source>being recalculated</source>
        <translation>正在重新计算</translation>
    </message>
    <message>
        <source>%p %, %1 s left</source>
        <translation>%p %，剩余 %1 s</translation>
    </message>
    <message>
        <source>%p %</source>
        <translation>%p %</translation>
    </message>
    <message>
        <source>Choose a failure: its temperatures appear here against time, and the hall takes the colours of its racks.</source>
        <translation>选择一项故障：此处显示温度随时间的变化，机房按受影响的机柜着色。</translation>
    </message>
    <message>
        <source>Of pairs the outcome is solved. For a course choose a single failure.</source>
        <translation>故障对只计算最终结果。要看过程请选择单一故障。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <source>Export failures</source>
        <translation>导出故障列表</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::FieldEditor</name>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>恢复默认：%1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 应为%2</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::FileSession</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changes that are not saved.</source>
        <translation>“%1”有尚未保存的更改。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard changes</source>
        <translation>放弃更改(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>Opened as a read-only copy: %1</source>
        <translation>以只读副本打开：%1</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Opened read-only: %1</source>
        <translation>以只读方式打开：%1</translation>
    </message>
    <message>
        <source>Hallwright projects (*.hallwright)</source>
        <translation>Hallwright 项目 (*.hallwright)</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>项目另存为</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Recovered; the file itself is unchanged until you save.</source>
        <translation>已恢复；在您保存之前，原文件不变。</translation>
    </message>
    <message>
        <source>Unsaved work on &quot;%1&quot; was found.</source>
        <translation>发现“%1”有未保存的工作。</translation>
    </message>
    <message>
        <source>Last edit: %1.</source>
        <translation>最后编辑：%1。</translation>
    </message>
    <message>
        <source>The saved file is not changed by opening the recovered work.</source>
        <translation>打开恢复的内容不会改动已保存的文件。</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Ask &amp;later</source>
        <translation>稍后再问(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>丢弃(&amp;D)</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::FindingList</name>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>显示或隐藏：%1</translation>
    </message>
    <message>
        <source>Accept with a reason…</source>
        <translation>说明原因并接受…</translation>
    </message>
    <message>
        <source>Not evaluated: %1</source>
        <translation>未计算：%1</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>No evaluation</source>
        <translation>尚无计算结果</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Accept finding</source>
        <translation>接受问题</translation>
    </message>
    <message>
        <source>Reason, as the report shows it:</source>
        <translation>写入报告的原因：</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::FindingModel</name>
    <message>
        <source>Waived</source>
        <translation>已豁免</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> 及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>
value %1</source>
        <translation>
值 %1</translation>
    </message>
    <message>
        <source>, limit %1</source>
        <translation>，限值 %1</translation>
    </message>
    <message>
        <source>
waived: %1</source>
        <translation>
已豁免：%1</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>裕度</translation>
    </message>
    <message>
        <source>Contingency</source>
        <translation>故障工况</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::FloorView</name>
    <message>
        <source>Hall plan</source>
        <translation>机房平面</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::HallView</name>
    <message>
        <source>Hall that is shown</source>
        <translation>所显示的机房</translation>
    </message>
    <message>
        <source>Figure that colours the racks</source>
        <translation>机柜着色所用的指标</translation>
    </message>
    <message>
        <source>%1 (%2 alike)</source>
        <translation>%1（%2 个相同）</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>未执行：%1</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>阵列</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Places the palette&apos;s type by click</source>
        <translation>单击放置面板中所选的型号</translation>
    </message>
    <message>
        <source>Fills a dragged rectangle with rows of the palette&apos;s type</source>
        <translation>在拖出的矩形内排满所选型号的机柜列</translation>
    </message>
    <message>
        <source>Measures from point to point</source>
        <translation>测量两点之间的距离</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Zoom to selection</source>
        <translation>缩放到所选</translation>
    </message>
    <message>
        <source>Snap to grid</source>
        <translation>吸附网格</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::HistoryList</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>已打开</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::KpiModel</name>
    <message>
        <source>Key figure</source>
        <translation>关键指标</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Δ to baseline</source>
        <translation>与基准之差</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::KpiView</name>
    <message>
        <source>Choose a figure to see where it comes from.</source>
        <translation>选择一个指标，查看其由来。</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::MainWindow</name>
    <message>
        <source> (read-only)</source>
        <translation>（只读）</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>No racks yet</source>
        <translation>尚无机柜</translation>
    </message>
    <message>
        <source>Elements appear with the first evaluation</source>
        <translation>元件在首次计算后显示</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Rack schedule</source>
        <translation>机柜清单</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation>关键指标</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>显示或隐藏：%1</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>设备库</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>&amp;Hall</source>
        <translation>机房(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>About Hallwright</source>
        <translation>关于 Hallwright</translation>
    </message>
    <message>
        <source>Hallwright %1
Power and liquid cooling of AI data halls.
GNU General Public License, version 3 or later.</source>
        <translation>Hallwright %1
AI 数据机房的供电与液冷规划。
GNU 通用公共许可证第 3 版或更高版本。</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>没有最近的文件</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>One-line</source>
        <translation>单线图</translation>
    </message>
    <message>
        <source>P&amp;&amp;ID</source>
        <translation>P&amp;&amp;ID 流程图</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>全年</translation>
    </message>
    <message>
        <source>Phases appear where racks have single-phase supplies: state them in the equipment editor</source>
        <translation>机柜有单相电源时显示各相:请在设备编辑器中填写</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>各相</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::OverlayLegend</name>
    <message>
        <source>Not calculated yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>No values</source>
        <translation>没有数值</translation>
    </message>
    <message numerus="yes">
        <source>%n rack(s) without a value</source>
        <translation>
            <numerusform>%n 个机柜没有数值</numerusform>
        </translation>
    </message>
    <message>
        <source>being recalculated</source>
        <translation>正在重新计算</translation>
    </message>
    <message>
        <source>and %1 more; colours repeat</source>
        <translation>另有 %1 项；颜色重复使用</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::OverridePanel</name>
    <message>
        <source>Derived: %1</source>
        <translation>推导元件：%1</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::PageFlow</name>
    <message>
        <source>Plan %1</source>
        <translation>方案指纹 %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::ProfilePanel</name>
    <message>
        <source>Pressure along the index circuit</source>
        <translation>最不利环路沿程压力</translation>
    </message>
    <message>
        <source>Distance from the CDUs</source>
        <translation>距 CDU 的距离</translation>
    </message>
    <message>
        <source>Pressure over the CDUs&apos; inlet</source>
        <translation>高于 CDU 入口的压力</translation>
    </message>
    <message>
        <source>Index circuit</source>
        <translation>最不利环路</translation>
    </message>
    <message>
        <source>No solved loop here</source>
        <translation>此处没有已求解的回路</translation>
    </message>
    <message>
        <source>Index circuit through %1: the CDUs give %2; pipes take %3, rack and hoses %4, left for its valve %5</source>
        <translation>最不利环路经 %1：CDU 提供 %2；管道消耗 %3，机柜与软管 %4，其阀门剩余 %5</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::ProjectTree</name>
    <message>
        <source>Project tree</source>
        <translation>项目树</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>供电</translation>
    </message>
    <message>
        <source>Coolant</source>
        <translation>冷却液</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>空气</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::QuickCard</name>
    <message>
        <source>Quick card</source>
        <translation>速算卡</translation>
    </message>
    <message>
        <source>Make a &amp;hall of it</source>
        <translation>生成机房(&amp;H)</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::ResultPanel</name>
    <message numerus="yes">
        <source> + %n unknown</source>
        <translation>
            <numerusform> + %n 项未知</numerusform>
        </translation>
    </message>
    <message>
        <source>Σ %1</source>
        <translation>Σ %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Results (updating…)</source>
        <translation>结果（更新中…）</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::SchematicCanvas</name>
    <message>
        <source>no power</source>
        <translation>无供电</translation>
    </message>
    <message>
        <source>what if: open</source>
        <translation>假设：打开</translation>
    </message>
    <message>
        <source>what if: off</source>
        <translation>假设：停用</translation>
    </message>
    <message>
        <source>no supply</source>
        <translation>无供给</translation>
    </message>
    <message>
        <source>no flow</source>
        <translation>无流量</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::SchematicView</name>
    <message>
        <source>Power one-line</source>
        <translation>供电单线图</translation>
    </message>
    <message>
        <source>Coolant P&amp;ID</source>
        <translation>冷却液 P&amp;ID 图</translation>
    </message>
    <message>
        <source>Fit (F)</source>
        <translation>适合窗口 (F)</translation>
    </message>
    <message>
        <source>Zoom to selection (Z)</source>
        <translation>缩放到所选 (Z)</translation>
    </message>
    <message>
        <source>Open all groups</source>
        <translation>展开所有组</translation>
    </message>
    <message>
        <source>Fold all groups</source>
        <translation>折叠所有组</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>复制为 SVG</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>Hall that is shown</source>
        <translation>所显示的机房</translation>
    </message>
    <message>
        <source>What colours the drawing</source>
        <translation>图的着色依据</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>供电路</translation>
    </message>
    <message>
        <source>Supply and return</source>
        <translation>供液与回液</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>负载率</translation>
    </message>
    <message>
        <source>Pressure profile of the index circuit</source>
        <translation>最不利环路的压力分布</translation>
    </message>
    <message>
        <source>Nothing to draw: the hall holds no racks for this network</source>
        <translation>无可绘制：机房中没有接入该网络的机柜</translation>
    </message>
    <message>
        <source>Double-click opens or folds a group; of a rack it shows the hall</source>
        <translation>双击展开或折叠组；双击机柜则在机房中显示</translation>
    </message>
    <message>
        <source>over 100 %</source>
        <translation>超过 100 %</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>feed %1</source>
        <translation>%1 路</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>供液</translation>
    </message>
    <message>
        <source>return</source>
        <translation>回液</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>of an older plan</source>
        <translation>属于较早的方案</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>工况：%1</translation>
    </message>
    <message>
        <source>Copied as SVG</source>
        <translation>已复制为 SVG</translation>
    </message>
    <message>
        <source>Save as SVG</source>
        <translation>另存为 SVG</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Pump curve against system curve</source>
        <translation>水泵曲线与系统曲线对照</translation>
    </message>
    <message>
        <source>Time-current curves and ride-through</source>
        <translation>时间-电流曲线与故障穿越</translation>
    </message>
    <message>
        <source>Time-current curves</source>
        <translation>时间-电流曲线</translation>
    </message>
    <message>
        <source>Loss of the utility in time</source>
        <translation>市电中断的时间过程</translation>
    </message>
    <message>
        <source>what if, not in the plan</source>
        <translation>假设，不计入方案</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Metric (SI)</source>
        <translation>公制（SI）</translation>
    </message>
    <message>
        <source>Inch-pound (IP)</source>
        <translation>英制（IP）</translation>
    </message>
    <message>
        <source>Of the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>单位(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>语言在下次启动时生效。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::WelcomePage</name>
    <message>
        <source>Hallwright</source>
        <translation>Hallwright</translation>
    </message>
    <message>
        <source>Power and liquid cooling of AI data halls, planned and checked.</source>
        <translation>规划并校核 AI 数据机房的供电与液冷。</translation>
    </message>
    <message>
        <source>Examples and templates</source>
        <translation>示例与模板</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Empty hall</source>
        <translation>空机房</translation>
    </message>
    <message>
        <source>Type its size, drag racks into it</source>
        <translation>输入尺寸，拖入机柜</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>A .hallwright file</source>
        <translation>.hallwright 文件</translation>
    </message>
    <message>
        <source>Quick card</source>
        <translation>速算卡</translation>
    </message>
    <message>
        <source>kW and count → flow, pipe, CDU</source>
        <translation>功率与数量 → 流量、管径、CDU</translation>
    </message>
    <message>
        <source>Files that you save appear here</source>
        <translation>您保存的文件会显示在这里</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::WhatIfBanner</name>
    <message>
        <source>Reset</source>
        <translation>复位</translation>
    </message>
    <message>
        <source>Back to the plan as it is (Esc)</source>
        <translation>回到方案现状 (Esc)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>off or shut</source>
        <translation>停用或关闭</translation>
    </message>
    <message>
        <source>open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>What if, not in the plan: %1</source>
        <translation>假设，不计入方案：%1</translation>
    </message>
    <message>
        <source>Being solved…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <source>Everything stays within its limits</source>
        <translation>一切均在限值之内</translation>
    </message>
    <message>
        <source>Limits are passed</source>
        <translation>超出限值</translation>
    </message>
    <message>
        <source>Not all of it has a solution</source>
        <translation>并非全部有解</translation>
    </message>
    <message>
        <source>racks affected: %1 (%2)</source>
        <translation>受影响机柜：%1（%2）</translation>
    </message>
    <message>
        <source>without power: %1</source>
        <translation>失电：%1</translation>
    </message>
    <message>
        <source>short of flow: %1</source>
        <translation>流量不足：%1</translation>
    </message>
    <message>
        <source>too hot: %1</source>
        <translation>过热：%1</translation>
    </message>
    <message>
        <source>units stopped: %1</source>
        <translation>停机设备：%1</translation>
    </message>
    <message>
        <source>lowest flow margin %1</source>
        <translation>最低流量裕度 %1</translation>
    </message>
    <message>
        <source>supply %1</source>
        <translation>供液 %1</translation>
    </message>
    <message>
        <source>highest loading %1 (%2)</source>
        <translation>最高负载率 %1（%2）</translation>
    </message>
    <message>
        <source>first rack throttles after %1</source>
        <translation>首个机柜在 %1 后降频</translation>
    </message>
    <message>
        <source> (estimated)</source>
        <translation>（估计）</translation>
    </message>
    <message>
        <source>first shutdown after %1</source>
        <translation>首次停机在 %1 后</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::WhatIfMenu</name>
    <message>
        <source>Back to the plan: %1</source>
        <translation>回到方案：%1</translation>
    </message>
    <message>
        <source>What if it stands wide open</source>
        <translation>假设其全开</translation>
    </message>
    <message>
        <source>What if it stops</source>
        <translation>假设其停止</translation>
    </message>
    <message>
        <source>What if it is shut</source>
        <translation>假设其关闭</translation>
    </message>
    <message>
        <source>What if its breaker opens</source>
        <translation>假设其断路器断开</translation>
    </message>
    <message>
        <source>End the what-if</source>
        <translation>结束假设</translation>
    </message>
</context>
<context>
    <name>hallwright::ui::YearView</name>
    <message>
        <source>Chart of the year</source>
        <translation>年度图表</translation>
    </message>
    <message>
        <source>Energy by month</source>
        <translation>各月能耗</translation>
    </message>
    <message>
        <source>Load duration</source>
        <translation>负荷历时曲线</translation>
    </message>
    <message>
        <source>Power by hour and day</source>
        <translation>逐日逐时功率</translation>
    </message>
    <message>
        <source>PUE by hour and day</source>
        <translation>逐日逐时 PUE</translation>
    </message>
    <message>
        <source>Water by hour and day</source>
        <translation>逐日逐时用水</translation>
    </message>
    <message>
        <source>PUE against wet bulb</source>
        <translation>PUE 与湿球温度</translation>
    </message>
    <message>
        <source>WUE against wet bulb</source>
        <translation>WUE 与湿球温度</translation>
    </message>
    <message>
        <source>Psychrometric chart</source>
        <translation>焓湿图</translation>
    </message>
    <message>
        <source>Set-point study</source>
        <translation>设定值研究</translation>
    </message>
    <message>
        <source>Year plot</source>
        <translation>年度图</translation>
    </message>
    <message>
        <source>The year appears with the first evaluation of known power and weather</source>
        <translation>功率与气象已知并首次评估后显示全年</translation>
    </message>
    <message>
        <source>The study of set points is under way</source>
        <translation>设定值研究正在进行</translation>
    </message>
</context>
<context>
    <name>hydraulic</name>
    <message>
        <source>one of its nodes does not exist</source>
        <translation>其一端的节点不存在</translation>
    </message>
    <message>
        <source>both its ends are node {0}</source>
        <translation>两端都是节点 {0}</translation>
    </message>
    <message>
        <source>its values cannot be used; expected {0}</source>
        <translation>其参数不可用；应为 {0}</translation>
    </message>
    <message>
        <source>the pump curve cannot be used; expected {0}</source>
        <translation>水泵曲线不可用；应为 {0}</translation>
    </message>
    <message>
        <source>density and viscosity must be positive</source>
        <translation>密度和黏度应为正数</translation>
    </message>
    <message>
        <source>elevation, demand or head is not a number</source>
        <translation>标高、需求量或水头不是数值</translation>
    </message>
    <message>
        <source>open a path from a fixed head or remove the demand</source>
        <translation>请打开一条通往定水头的路径，或取消该需求</translation>
    </message>
    <message>
        <source>its demand is cut off from every fixed head by closed links</source>
        <translation>其需求被关闭的管段与所有定水头隔断</translation>
    </message>
    <message>
        <source>its demand would flow backwards through {0}</source>
        <translation>其需求将倒流经过 {0}</translation>
    </message>
    <message>
        <source>solve stopped</source>
        <translation>求解已停止</translation>
    </message>
    <message>
        <source>check valves stand against every path that could serve a demand</source>
        <translation>能满足需求的每条路径都被止回阀阻断</translation>
    </message>
    <message>
        <source>check the direction of check valves and pumps</source>
        <translation>请检查止回阀和水泵的方向</translation>
    </message>
    <message>
        <source>check valves and pumps keep opening and closing</source>
        <translation>止回阀和水泵反复开闭</translation>
    </message>
    <message>
        <source>set the state of the named link by hand</source>
        <translation>请手动设定所指管段的状态</translation>
    </message>
    <message>
        <source>the equations have no unique solution after {0} laps</source>
        <translation>经 {0} 轮迭代，方程组没有唯一解</translation>
    </message>
    <message>
        <source>no convergence in {0} laps; head residual there {1} m</source>
        <translation>经 {0} 轮迭代仍未收敛；该处水头残差 {1} m</translation>
    </message>
    <message>
        <source>check sizes and curves of the named link</source>
        <translation>请检查所指管段的管径和曲线</translation>
    </message>
    <message>
        <source>a pump speed must not be below 0</source>
        <translation>水泵转速不得小于 0</translation>
    </message>
    <message>
        <source>flows do not balance: {0} m³/s are missing</source>
        <translation>流量不平衡：缺 {0} m³/s</translation>
    </message>
    <message>
        <source>{0} separate parts have no pressure reference; node of each (its size): {1}</source>
        <translation>{0} 个独立部分没有压力基准；各部分的节点（及规模）：{1}</translation>
    </message>
    <message>
        <source>connect each part or give it one expansion vessel or fixed head</source>
        <translation>请连通各部分，或各设一个膨胀罐或定水头</translation>
    </message>
    <message>
        <source>static loss is not a number</source>
        <translation>静压损失不是数字</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>the table mpc.{0} is missing</source>
        <translation>缺少表 mpc.{0}</translation>
    </message>
    <message>
        <source>mpc.{0} has {1} columns; expected {2} or more</source>
        <translation>mpc.{0} 有 {1} 列；至少应有 {2} 列</translation>
    </message>
    <message>
        <source>{0} is not supported and may change the load flow</source>
        <translation>不支持 {0}，它可能改变潮流</translation>
    </message>
    <message>
        <source>column {0} is not a finite number</source>
        <translation>{0} 列不是有限数</translation>
    </message>
    <message>
        <source>mpc.version is &quot;{0}&quot;; expected &apos;2&apos;</source>
        <translation>mpc.version 为“{0}”；应为 &apos;2&apos;</translation>
    </message>
    <message>
        <source>mpc.baseMVA must be one number</source>
        <translation>mpc.baseMVA 应为一个数</translation>
    </message>
    <message>
        <source>bus number {0} of type {1}; expected a whole number above 0 and a type of 1 to 4</source>
        <translation>母线编号 {0}、类型 {1}；编号应为正整数，类型应为 1 至 4</translation>
    </message>
    <message>
        <source>bus {0} stands twice</source>
        <translation>母线 {0} 出现两次</translation>
    </message>
    <message>
        <source>bus {0} is not in mpc.bus</source>
        <translation>母线 {0} 不在 mpc.bus 中</translation>
    </message>
    <message>
        <source>generators of bus {0} hold different voltages</source>
        <translation>母线 {0} 上各发电机的电压设定不一致</translation>
    </message>
    <message>
        <source>reference bus {0} has no generator in service</source>
        <translation>平衡母线 {0} 没有投运的发电机</translation>
    </message>
    <message>
        <source>the statement at &quot;{0}&quot; is not understood; it may change the network</source>
        <translation>“{0}”处的语句无法理解；它可能改变网络</translation>
    </message>
    <message>
        <source>Save the case from MATPOWER, which writes plain tables</source>
        <translation>请用 MATPOWER 保存算例，它会写出普通表格</translation>
    </message>
    <message>
        <source>expected &quot;{0}&quot; before &quot;{1}&quot;</source>
        <translation>在“{1}”之前应有“{0}”</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <translation>表达式嵌套过深</translation>
    </message>
    <message>
        <source>a row has {0} columns; expected {1}</source>
        <translation>有一行为 {0} 列；应为 {1} 列</translation>
    </message>
    <message>
        <source>a &quot;[&quot; is never closed</source>
        <translation>有“[”没有闭合</translation>
    </message>
    <message>
        <source>tables inside tables are not read</source>
        <translation>不读取表中之表</translation>
    </message>
    <message>
        <source>an index is outside the table</source>
        <translation>索引超出表的范围</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; between tables of these sizes is not understood</source>
        <translation>无法理解这种大小的表之间的“{0}”</translation>
    </message>
    <message>
        <source>MATPOWER case format version 1; expected version 2</source>
        <translation>MATPOWER 算例格式为版本 1；应为版本 2</translation>
    </message>
    <message>
        <source>expected &quot;function mpc = …&quot;</source>
        <translation>应为“function mpc = …”</translation>
    </message>
    <message>
        <source>more names than column numbers</source>
        <translation>名称多于列号</translation>
    </message>
    <message>
        <source>a &quot;{&quot; is never closed</source>
        <translation>有“{”没有闭合</translation>
    </message>
    <message>
        <source>the value has another size than the part of {0} it is put into</source>
        <translation>值的大小与所赋的 {0} 部分不符</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not understood here</source>
        <translation>此处无法理解“{0}”</translation>
    </message>
    <message>
        <source>bus type &quot;{0}&quot;; expected slack, pv or pq</source>
        <translation>母线类型“{0}”；应为 slack、pv 或 pq</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is bus {1}, which is not in the file</source>
        <translation>“{0}”为母线 {1}，文件中没有该母线</translation>
    </message>
    <message>
        <source>the list &quot;{0}&quot; is missing</source>
        <translation>缺少列表“{0}”</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a list of numbers</source>
        <translation>“{0}”应为数值列表</translation>
    </message>
    <message>
        <source>{0} resistances but {1} loads; expected one each per tap</source>
        <translation>有 {0} 个电阻而有 {1} 个负载；每个分接点应各有一个</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be [resistance, reactance]</source>
        <translation>“{0}”应为 [电阻, 电抗]</translation>
    </message>
    <message>
        <source>expected three loads, of phases a, b and c</source>
        <translation>应有 a、b、c 三相的三个负载</translation>
    </message>
    <message>
        <source>a load is not a number</source>
        <translation>有负载不是数值</translation>
    </message>
    <message>
        <source>&quot;power_factor&quot; must be above 0, up to 1</source>
        <translation>&quot;power_factor&quot; 应大于 0 且不超过 1</translation>
    </message>
    <message>
        <source>power-grid-model version &quot;{0}&quot;; expected 1.0</source>
        <translation>power-grid-model 版本为“{0}”；应为 1.0</translation>
    </message>
    <message>
        <source>only single input files are read, no results, updates or batches</source>
        <translation>只读取单个输入文件，不读取结果、更新或批量文件</translation>
    </message>
    <message>
        <source>the object &quot;{0}&quot; is missing</source>
        <translation>缺少对象“{0}”</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is node {1}, which is not in the file</source>
        <translation>“{0}”为节点 {1}，文件中没有该节点</translation>
    </message>
    <message>
        <source>&quot;tap_pos&quot; is outside &quot;tap_min&quot; and &quot;tap_max&quot;</source>
        <translation>&quot;tap_pos&quot; 超出 &quot;tap_min&quot; 至 &quot;tap_max&quot; 的范围</translation>
    </message>
    <message>
        <source>a rated voltage is not above 0</source>
        <translation>有额定电压不大于 0</translation>
    </message>
    <message>
        <source>&quot;u_ref&quot; and &quot;sk&quot; must be above 0</source>
        <translation>&quot;u_ref&quot; 和 &quot;sk&quot; 应大于 0</translation>
    </message>
    <message>
        <source>&quot;type&quot; must be 0 (power), 1 (impedance) or 2 (current)</source>
        <translation>&quot;type&quot; 应为 0（功率）、1（阻抗）或 2（电流）</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a list</source>
        <translation>“{0}”应为列表</translation>
    </message>
    <message>
        <source>the component &quot;{0}&quot; is not supported in a symmetric load flow</source>
        <translation>对称潮流计算不支持元件“{0}”</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>文件无法读取</translation>
    </message>
    <message>
        <source>this is not valid JSON</source>
        <translation>不是有效的 JSON</translation>
    </message>
    <message>
        <source>a number is too large to be read</source>
        <translation>数值过大，无法读取</translation>
    </message>
    <message>
        <source>expected an object with members</source>
        <translation>应为带成员的对象</translation>
    </message>
    <message>
        <source>the number &quot;{0}&quot; is missing</source>
        <translation>缺少数值“{0}”</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is {1}; expected a finite number</source>
        <translation>“{0}”为 {1}；应为有限数</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be a whole number</source>
        <translation>“{0}”应为整数</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be 0 or 1</source>
        <translation>“{0}”应为 0 或 1</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be text</source>
        <translation>“{0}”应为文本</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be an id (text or a whole number)</source>
        <translation>“{0}”应为编号（文本或整数）</translation>
    </message>
    <message>
        <source>the member &quot;{0}&quot; is not known here</source>
        <translation>此处没有成员“{0}”</translation>
    </message>
    <message>
        <source>vector group &quot;{0}&quot;; expected the like of Dyn11, YNd5 or YNyn0d5</source>
        <translation>联结组为“{0}”；应为 Dyn11、YNd5 或 YNyn0d5 之类</translation>
    </message>
    <message>
        <source>&quot;u_kv&quot; must be [high, middle, low] in kV</source>
        <translation>“u_kv”必须为 [高, 中, 低]，单位 kV</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is given twice in one object</source>
        <translation>“{0}”在同一对象中出现两次</translation>
    </message>
    <message>
        <source>&quot;alpha&quot; is not the 0.004 of the standard</source>
        <translation>“alpha”不是标准规定的 0.004</translation>
    </message>
    <message>
        <source>&quot;count_parallel&quot; must be 1 to 100</source>
        <translation>“count_parallel”必须为 1 至 100</translation>
    </message>
    <message>
        <source>the fault level is missing: ik_ka or sk_max_mva, ik_min_ka or sk_min_mva</source>
        <translation>缺少短路容量：ik_ka 或 sk_max_mva，ik_min_ka 或 sk_min_mva</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; must be [high, low] in kV</source>
        <translation>“{0}”必须为 [高, 低]，单位 kV</translation>
    </message>
    <message>
        <source>Weather year (EnergyPlus)</source>
        <translation>气象年（EnergyPlus）</translation>
    </message>
    <message>
        <source>hours counted from 0: one added</source>
        <translation>小时从 0 起计：已加 1</translation>
    </message>
    <message>
        <source>the header says leap year, the rows hold no 29 February: the rows decide</source>
        <translation>文件头称为闰年，但数据行没有 2 月 29 日：以数据行为准</translation>
    </message>
    <message>
        <source>no hour of the year: left out</source>
        <translation>不是一年中的某小时：已略去</translation>
    </message>
    <message>
        <source>hour given twice: left out</source>
        <translation>该小时重复：已略去</translation>
    </message>
    <message>
        <source>the file holds {0} hours, of which {1} are hours of one year; expected 8,760 or 8,784</source>
        <translation>文件有 {0} 小时，其中 {1} 小时属于同一年；应为 8,760 或 8,784</translation>
    </message>
    <message>
        <source>{0} is missing in {1} of {2} hours, the first here; at most a tenth is filled in</source>
        <translation>{2} 小时中有 {1} 小时缺 {0}，此处为第一处；最多补十分之一</translation>
    </message>
    <message>
        <source>from the dew point of the row</source>
        <translation>由该行露点求得</translation>
    </message>
    <message>
        <source>neither station pressure in the rows nor an elevation in LOCATION</source>
        <translation>数据行没有气压，LOCATION 也没有海拔</translation>
    </message>
    <message>
        <source>missing in every row: standard atmosphere at the elevation</source>
        <translation>每行均缺：取该海拔的标准大气压</translation>
    </message>
    <message>
        <source>no number in LOCATION: from the mean pressure</source>
        <translation>LOCATION 中不是数字：由平均气压求得</translation>
    </message>
    <message>
        <source>not a plain text file: it holds zero bytes or is UTF-16</source>
        <translation>不是纯文本文件：含零字节或为 UTF-16</translation>
    </message>
    <message>
        <source>Save it as UTF-8 or Latin-1 text.</source>
        <translation>请另存为 UTF-8 或 Latin-1 文本。</translation>
    </message>
    <message>
        <source>more than three years of hours; expected 8,760 or 8,784</source>
        <translation>小时数超过三年；应为 8,760 或 8,784</translation>
    </message>
    <message>
        <source>the weather file cannot be read</source>
        <translation>无法读取气象文件</translation>
    </message>
    <message>
        <source>{0} is missing for {1} hours from hour {2} of the year; at most 72 in a row are filled in</source>
        <translation>从全年第 {2} 小时起缺 {0} 共 {1} 小时；连续最多补 72 小时</translation>
    </message>
    <message>
        <source>Use another year or source of this station.</source>
        <translation>请改用该站的其他年份或来源。</translation>
    </message>
    <message>
        <source>mean of the same hour of the nearest days</source>
        <translation>最近数日同一小时的平均</translation>
    </message>
    <message>
        <source>linear between the neighbouring hours</source>
        <translation>相邻小时间线性内插</translation>
    </message>
    <message>
        <source>not a weather file: line 1 does not begin with LOCATION</source>
        <translation>不是气象文件：第 1 行不以 LOCATION 开头</translation>
    </message>
    <message>
        <source>semicolons with decimal commas</source>
        <translation>分号分隔、小数逗号</translation>
    </message>
    <message>
        <source>the weather file has no hours</source>
        <translation>气象文件没有小时数据</translation>
    </message>
    <message>
        <source>no number in LOCATION: taken as 0</source>
        <translation>LOCATION 中不是数字：按 0 处理</translation>
    </message>
    <message>
        <source>records per hour not stated: taken as 1</source>
        <translation>未说明每小时记录数：按 1 处理</translation>
    </message>
    <message>
        <source>the file has {0} records per hour, expected 1</source>
        <translation>文件每小时有 {0} 条记录，应为 1 条</translation>
    </message>
    <message>
        <source>Average it to hours first.</source>
        <translation>请先按小时平均。</translation>
    </message>
    <message>
        <source>several data periods: the rows decide</source>
        <translation>有多个数据时段：以数据行为准</translation>
    </message>
    <message>
        <source>the row has {0} cells where 35 are expected: decimal commas between commas cannot be told apart</source>
        <translation>该行有 {0} 格，应为 35 格：小数逗号与分隔逗号无法区分</translation>
    </message>
    <message>
        <source>Export the file with decimal points.</source>
        <translation>请用小数点导出文件。</translation>
    </message>
    <message>
        <source>the file of shipped places cannot be read</source>
        <translation>无法读取随程序提供的地点文件</translation>
    </message>
    <message>
        <source>place &quot;{0}&quot;: {1}</source>
        <translation>地点“{0}”：{1}</translation>
    </message>
    <message>
        <source>rack {0}: at most {1}, mean {2} over {3} times, {4} meters</source>
        <translation>机柜 {0}：最大 {1}，{3} 个时刻平均 {2}，{4} 个电表</translation>
    </message>
    <message>
        <source>meter {0}: its name holds the label of no rack</source>
        <translation>电表 {0}：名称中不含任何机柜标签</translation>
    </message>
    <message>
        <source>meter {0}: {1} times left out, a phase was not read</source>
        <translation>电表 {0}：{1} 个时刻因缺相读数而略去</translation>
    </message>
    <message>
        <source>left out {0}: {1}</source>
        <translation>略去 {0}：{1}</translation>
    </message>
    <message>
        <source>not used: {0}</source>
        <translation>未使用：{0}</translation>
    </message>
    <message>
        <source>{0} racks, power not stated, with {1} devices; {2} rows left out</source>
        <translation>{0} 个机柜（功率未注明），{1} 台设备；略去 {2} 行</translation>
    </message>
    <message>
        <source>type {0}: {1}</source>
        <translation>型号 {0}：{1}</translation>
    </message>
    <message>
        <source>weather {0} of {1}: {2} hours, {3} values filled in</source>
        <translation>{1} 的气象 {0}：{2} 小时，补全 {3} 个值</translation>
    </message>
    <message>
        <source>hall {0}: {1} m × {2} m from layer {3}, arcs as chords</source>
        <translation>机房 {0}：{1} m × {2} m，取自图层 {3}，圆弧按弦处理</translation>
    </message>
    <message>
        <source>hall {0}: {1} m × {2} m from layer {3}</source>
        <translation>机房 {0}：{1} m × {2} m，取自图层 {3}</translation>
    </message>
    <message>
        <source>NetBox racks, device or rack types</source>
        <translation>NetBox 机柜、设备或机柜型号</translation>
    </message>
    <message>
        <source>openDCIM devices</source>
        <translation>openDCIM 设备</translation>
    </message>
    <message>
        <source>Power readings of racks&apos; strips</source>
        <translation>机柜 PDU 功率读数</translation>
    </message>
    <message>
        <source>Floor plan (DXF)</source>
        <translation>平面图（DXF）</translation>
    </message>
    <message>
        <source>&quot;u1&quot; of {0} kV is at a node of {1} kV: the sides are swapped</source>
        <translation>“u1” 为 {0} kV，而其节点为 {1} kV：两侧颠倒了</translation>
    </message>
    <message>
        <source>energy price {0}: {1} hours; lowest, mean and highest {2}</source>
        <translation>电价 {0}：{1} 小时；最低、平均、最高 {2}</translation>
    </message>
    <message>
        <source>carbon intensity {0}: {1} hours; lowest, mean and highest {2}</source>
        <translation>碳强度 {0}：{1} 小时；最低、平均、最高 {2}</translation>
    </message>
    <message>
        <source>{0}: hours of UTC, moved by the time zone of the site&apos;s weather</source>
        <translation>{0}：小时为协调世界时，按园区气象的时区移动</translation>
    </message>
    <message>
        <source>Hourly energy price or carbon intensity</source>
        <translation>逐时电价或碳强度</translation>
    </message>
    <message>
        <source>two columns of one quantity: {0} and {1}</source>
        <translation>同一量有两列：{0} 和 {1}</translation>
    </message>
    <message>
        <source>{0} is &quot;{1}&quot;, no number</source>
        <translation>{0} 为“{1}”，不是数字</translation>
    </message>
    <message>
        <source>{0} is negative: {1}</source>
        <translation>{0} 为负：{1}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no whole hour such as 2025-01-31 13:00</source>
        <translation>“{0}”不是整点，例如 2025-01-31 13:00</translation>
    </message>
    <message>
        <source>the first hour is {0}, not 1 January, 0 h</source>
        <translation>第一个小时是 {0}，不是 1 月 1 日 0 时</translation>
    </message>
    <message>
        <source>{0} does not follow the row before by one hour; hours of standard time or UTC have neither gap nor double</source>
        <translation>{0} 与上一行不相差一小时；标准时间或协调世界时既无缺口也无重复</translation>
    </message>
    <message>
        <source>{0} hours, not 8,760 or 8,784</source>
        <translation>{0} 小时，不是 8,760 或 8,784</translation>
    </message>
    <message>
        <source>no column price_usd_per_kwh, price_usd_per_mwh, carbon_kg_per_kwh or carbon_g_per_kwh</source>
        <translation>没有 price_usd_per_kwh、price_usd_per_mwh、carbon_kg_per_kwh 或 carbon_g_per_kwh 列</translation>
    </message>
    <message>
        <source>{0} is &quot;{1}&quot;; it is written as {2}</source>
        <translation>{0} 为“{1}”；应写作 {2}</translation>
    </message>
    <message>
        <source>no period holds {0} of month {1}, hour {2}</source>
        <translation>没有时段包含 {1} 月 {0} 的 {2} 时</translation>
    </message>
    <message>
        <source>{0} racks and units placed</source>
        <translation>已放置 {0} 个机柜和设备</translation>
    </message>
    <message>
        <source>{0} types from {1}, {2} files left out</source>
        <translation>从 {1} 读入 {0} 个类型，{2} 个文件未读入</translation>
    </message>
    <message>
        <source>Table of placed racks and units</source>
        <translation>机柜和设备布置表</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not of the form name=column</source>
        <translation>“{0}”不是 名称=列 的形式</translation>
    </message>
    <message>
        <source>there is no column &quot;{0}&quot;</source>
        <translation>没有列“{0}”</translation>
    </message>
    <message>
        <source>Map it with --map item=COLUMN</source>
        <translation>用 --map item=列名 指定</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is priced twice</source>
        <translation>“{0}”报价了两次</translation>
    </message>
    <message>
        <source>a day such as 2026-12-31</source>
        <translation>日期，如 2026-12-31</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; stands where {1} is expected</source>
        <translation>此处应为{1}，却是“{0}”</translation>
    </message>
    <message>
        <source>a plain number, not below 0</source>
        <translation>不小于 0 的普通数字</translation>
    </message>
    <message>
        <source>priced, included or excluded</source>
        <translation>priced、included 或 excluded</translation>
    </message>
    <message>
        <source>three percentages of 100 such as 30/60/10</source>
        <translation>合计为 100 的三个百分比，如 30/60/10</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no column of a bid</source>
        <translation>“{0}”不是报价表的列</translation>
    </message>
</context>
<context>
    <name>input</name>
    <message>
        <source>Rack price where none is stated, per GPU</source>
        <translation>未注明时的机柜价格（每 GPU）</translation>
    </message>
    <message>
        <source>Fabric price over list</source>
        <translation>互联网络成交价与目录价之比</translation>
    </message>
    <message>
        <source>Installation, cabling, controls and commissioning over plant equipment</source>
        <translation>安装、布线、控制和调试费与基础设施设备费之比</translation>
    </message>
    <message>
        <source>Shell, back of house and offices per IT power</source>
        <translation>每 IT 功率的建筑外壳、辅助用房和办公</translation>
    </message>
    <message>
        <source>Site works per IT power</source>
        <translation>每 IT 功率的场地工程</translation>
    </message>
    <message>
        <source>Hall fit-out per m² (containment, fire protection, lighting, trays)</source>
        <translation>每 m² 机房装修（通道封闭、消防、照明、桥架）</translation>
    </message>
    <message>
        <source>Land per m²</source>
        <translation>每 m² 土地</translation>
    </message>
    <message>
        <source>Design, permits and contingency over plant and building</source>
        <translation>设计、许可与预备费占基础设施和建筑费的比例</translation>
    </message>
    <message>
        <source>Transformer per kVA</source>
        <translation>变压器（每 kVA）</translation>
    </message>
    <message>
        <source>Medium-voltage switchgear per kVA</source>
        <translation>中压开关柜（每 kVA）</translation>
    </message>
    <message>
        <source>UPS with battery per kW</source>
        <translation>含电池的 UPS（每 kW）</translation>
    </message>
    <message>
        <source>Low-voltage boards per kVA of rating</source>
        <translation>低压配电柜（每 kVA 额定容量）</translation>
    </message>
    <message>
        <source>Generators per kW</source>
        <translation>发电机（每 kW）</translation>
    </message>
    <message>
        <source>Generator rating over facility power at TDP</source>
        <translation>发电机额定值与设施 TDP 功率之比</translation>
    </message>
    <message>
        <source>Busway with tap-offs per kW carried</source>
        <translation>含插接箱的母线槽（每 kW 承载功率）</translation>
    </message>
    <message>
        <source>CDU per kW of rating</source>
        <translation>CDU（每 kW 额定值）</translation>
    </message>
    <message>
        <source>Secondary loop and manifolds per kW of liquid heat</source>
        <translation>二次侧管路与分集水器（每 kW 液冷热量）</translation>
    </message>
    <message>
        <source>Facility water loop and pumps per kW of heat</source>
        <translation>一次侧水管路与水泵（每 kW 热量）</translation>
    </message>
    <message>
        <source>CRAH, fan wall or in-row unit per kW of rating</source>
        <translation>CRAH、风墙或列间空调（每 kW 额定值）</translation>
    </message>
    <message>
        <source>Dry coolers per kW of liquid heat</source>
        <translation>干冷器（每 kW 液冷热量）</translation>
    </message>
    <message>
        <source>Air-cooled chillers per kW of air heat</source>
        <translation>风冷冷水机组（每 kW 风冷热量）</translation>
    </message>
    <message>
        <source>Liquid retrofit of an existing hall per kW</source>
        <translation>既有机房液冷改造（每 kW）</translation>
    </message>
    <message>
        <source>Share of liquid heat in halls to be retrofitted</source>
        <translation>需改造机房的液冷热量占比</translation>
    </message>
    <message>
        <source>Switch per 400G port</source>
        <translation>交换机（每 400G 端口）</translation>
    </message>
    <message>
        <source>Switch per 800G port</source>
        <translation>交换机（每 800G 端口）</translation>
    </message>
    <message>
        <source>Switch per 1.6T port</source>
        <translation>交换机（每 1.6T 端口）</translation>
    </message>
    <message>
        <source>400G optical module</source>
        <translation>400G 光模块</translation>
    </message>
    <message>
        <source>800G optical module</source>
        <translation>800G 光模块</translation>
    </message>
    <message>
        <source>1.6T optical module</source>
        <translation>1.6T 光模块</translation>
    </message>
    <message>
        <source>Fibre trunk or copper cable per link</source>
        <translation>每条链路的光缆或铜缆</translation>
    </message>
    <message>
        <source>Share of endpoint links in copper</source>
        <translation>端点链路采用铜缆的比例</translation>
    </message>
    <message>
        <source>Storage per GPU</source>
        <translation>存储（每 GPU）</translation>
    </message>
    <message>
        <source>Management and storage network per GPU</source>
        <translation>管理与存储网络（每 GPU）</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation</source>
        <translation>模型算力利用率（MFU）</translation>
    </message>
    <message>
        <source>MFU of domains above 16 GPUs over that of 8-GPU nodes</source>
        <translation>超过 16 GPU 的域与 8 GPU 节点的 MFU 之比</translation>
    </message>
    <message>
        <source>GPU time per interruption</source>
        <translation>每次中断之间的 GPU 累计时间</translation>
    </message>
    <message>
        <source>GPUs of one synchronous job, at most</source>
        <translation>单个同步作业的最大 GPU 数</translation>
    </message>
    <message>
        <source>Checkpoint write time</source>
        <translation>检查点写入时间</translation>
    </message>
    <message>
        <source>Time to detect a failure</source>
        <translation>故障检测时间</translation>
    </message>
    <message>
        <source>Time to promote a hot spare</source>
        <translation>热备顶替时间</translation>
    </message>
    <message>
        <source>Time to diagnose and replace a node</source>
        <translation>诊断并更换节点的时间</translation>
    </message>
    <message>
        <source>Time to reload and restart</source>
        <translation>重新加载并重启的时间</translation>
    </message>
    <message>
        <source>GPU time per tray repair</source>
        <translation>每次托盘维修之间的 GPU 累计时间</translation>
    </message>
    <message>
        <source>Time to repair a tray</source>
        <translation>托盘修复时间</translation>
    </message>
    <message>
        <source>Idle over typical power, where a type states none</source>
        <translation>型号未注明时空闲功率与典型功率之比</translation>
    </message>
    <message>
        <source>Switch power per port, where a type states none</source>
        <translation>型号未注明时交换机每端口功率</translation>
    </message>
    <message>
        <source>Power of a 400G module</source>
        <translation>400G 光模块功率</translation>
    </message>
    <message>
        <source>Power of an 800G module or faster</source>
        <translation>800G 及更高速光模块功率</translation>
    </message>
    <message>
        <source>Energy price</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Energy price rise per year</source>
        <translation>电价年涨幅</translation>
    </message>
    <message>
        <source>Rise of other running costs per year</source>
        <translation>其他运行费用年涨幅</translation>
    </message>
    <message>
        <source>Demand charge</source>
        <translation>需量电费</translation>
    </message>
    <message>
        <source>Least billed share of the agreed demand</source>
        <translation>约定需量的最低计费比例</translation>
    </message>
    <message>
        <source>Discount rate per year</source>
        <translation>年折现率</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>计算年限</translation>
    </message>
    <message>
        <source>Share of hours with work</source>
        <translation>有任务运行的小时占比</translation>
    </message>
    <message>
        <source>Life of racks</source>
        <translation>机柜寿命</translation>
    </message>
    <message>
        <source>Life of electrical and cooling plant</source>
        <translation>供电与冷却设施寿命</translation>
    </message>
    <message>
        <source>Life of the building</source>
        <translation>建筑寿命</translation>
    </message>
    <message>
        <source>Life of network and storage</source>
        <translation>网络与存储寿命</translation>
    </message>
    <message>
        <source>Heat rejection power over liquid heat</source>
        <translation>散热设备功率与液冷热量之比</translation>
    </message>
    <message>
        <source>Heat rejection power over air heat</source>
        <translation>散热设备功率与风冷热量之比</translation>
    </message>
    <message>
        <source>Water over liquid heat, L/kWh</source>
        <translation>单位液冷热量耗水，L/kWh</translation>
    </message>
    <message>
        <source>Water over air heat, L/kWh</source>
        <translation>单位风冷热量耗水，L/kWh</translation>
    </message>
    <message>
        <source>Water price</source>
        <translation>水价</translation>
    </message>
    <message>
        <source>Staff per 10 MW of IT power</source>
        <translation>每 10 MW IT 功率的人员数</translation>
    </message>
    <message>
        <source>Cost of one full-time employee</source>
        <translation>一名全职员工的成本</translation>
    </message>
    <message>
        <source>Maintenance per year over installed plant</source>
        <translation>年维护费与已装基础设施投资之比</translation>
    </message>
    <message>
        <source>IT spares and support per year over racks and fabric</source>
        <translation>年 IT 备件与支持费与机柜和网络投资之比</translation>
    </message>
    <message>
        <source>Insurance and property tax per year over all capital</source>
        <translation>年保险与财产税与总投资之比</translation>
    </message>
    <message>
        <source>Carbon factor of the grid</source>
        <translation>电网碳排放因子</translation>
    </message>
    <message>
        <source>Carbon price</source>
        <translation>碳价</translation>
    </message>
    <message>
        <source>Failures per year of a utility supply</source>
        <translation>每路市电每年故障次数</translation>
    </message>
    <message>
        <source>Length of a utility failure</source>
        <translation>市电故障持续时间</translation>
    </message>
    <message>
        <source>Share of utility failures that hit all supplies</source>
        <translation>市电故障中波及所有电源的占比</translation>
    </message>
    <message>
        <source>Failures of a generator per start</source>
        <translation>发电机每次启动的失败概率</translation>
    </message>
    <message>
        <source>Failures of a generator per hour of running</source>
        <translation>发电机每运行小时故障次数</translation>
    </message>
    <message>
        <source>Failures per year of a transformer</source>
        <translation>变压器每年故障次数</translation>
    </message>
    <message>
        <source>Repair time of a transformer</source>
        <translation>变压器修复时间</translation>
    </message>
    <message>
        <source>Failures per year of a UPS module</source>
        <translation>UPS 模块每年故障次数</translation>
    </message>
    <message>
        <source>Repair time of a UPS module</source>
        <translation>UPS 模块修复时间</translation>
    </message>
    <message>
        <source>Failures per year of a switchboard&apos;s bus</source>
        <translation>配电柜母线每年故障次数</translation>
    </message>
    <message>
        <source>Repair time of a switchboard&apos;s bus</source>
        <translation>配电柜母线修复时间</translation>
    </message>
    <message>
        <source>Failures per year of a board&apos;s breaker</source>
        <translation>配电柜断路器每年故障次数</translation>
    </message>
    <message>
        <source>Repair time of a board&apos;s breaker</source>
        <translation>配电柜断路器修复时间</translation>
    </message>
    <message>
        <source>Failures per year of a tap-off breaker</source>
        <translation>插接箱断路器每年故障次数</translation>
    </message>
    <message>
        <source>Repair time of a tap-off breaker</source>
        <translation>插接箱断路器修复时间</translation>
    </message>
    <message>
        <source>Failures per year of a metre of busway</source>
        <translation>每米母线槽每年故障次数</translation>
    </message>
    <message>
        <source>Repair time of a busway</source>
        <translation>母线槽修复时间</translation>
    </message>
    <message>
        <source>Failures per year of a static transfer switch</source>
        <translation>静态转换开关每年故障次数</translation>
    </message>
    <message>
        <source>Repair time of a static transfer switch</source>
        <translation>静态转换开关修复时间</translation>
    </message>
    <message>
        <source>Share of failures that hit all equal units</source>
        <translation>故障中波及所有同类设备的占比</translation>
    </message>
    <message>
        <source>Planned maintenance of a transformer, UPS or board per year</source>
        <translation>每台变压器、UPS 或配电柜每年的计划维护时间</translation>
    </message>
    <message>
        <source>Peukert exponent of UPS batteries</source>
        <translation>UPS 电池的 Peukert 指数</translation>
    </message>
    <message>
        <source>Battery recharge over UPS load</source>
        <translation>电池回充功率与 UPS 负荷之比</translation>
    </message>
    <message>
        <source>Walk-in of UPS rectifiers</source>
        <translation>UPS 整流器软启动时间</translation>
    </message>
    <message>
        <source>Current distortion of UPS inputs</source>
        <translation>UPS 输入电流畸变</translation>
    </message>
    <message>
        <source>Start of a generator until it takes load</source>
        <translation>发电机从启动到带载的时间</translation>
    </message>
    <message>
        <source>Largest first load step of a generator</source>
        <translation>发电机首次最大加载步长</translation>
    </message>
    <message>
        <source>Further load steps of a generator</source>
        <translation>发电机后续加载步长</translation>
    </message>
    <message>
        <source>Recovery of a generator after a step</source>
        <translation>发电机加载后的恢复时间</translation>
    </message>
    <message>
        <source>Frequency dip at the largest step</source>
        <translation>最大加载时的频率跌落</translation>
    </message>
    <message>
        <source>Voltage dip at the largest step</source>
        <translation>最大加载时的电压跌落</translation>
    </message>
    <message>
        <source>Fuel of a generator at full load, L/kWh</source>
        <translation>发电机满载油耗，L/kWh</translation>
    </message>
    <message>
        <source>Altitude up to which a generator gives its rating</source>
        <translation>发电机可输出额定功率的最高海拔</translation>
    </message>
    <message>
        <source>Loss of rating per 100 m above that</source>
        <translation>超出后每 100 m 的额定功率损失</translation>
    </message>
    <message>
        <source>Air up to which a generator gives its rating</source>
        <translation>发电机可输出额定功率的最高进风温度</translation>
    </message>
    <message>
        <source>Loss of rating per kelvin above that</source>
        <translation>超出后每开尔文的额定功率损失</translation>
    </message>
    <message>
        <source>Synchronous load step of GPUs over TDP</source>
        <translation>GPU 同步负荷阶跃与 TDP 之比</translation>
    </message>
    <message>
        <source>Time of such a step</source>
        <translation>阶跃持续时间</translation>
    </message>
    <message>
        <source>Time between such steps</source>
        <translation>阶跃之间的时间</translation>
    </message>
    <message>
        <source>Rapid voltage change allowed at the utility</source>
        <translation>市电处允许的快速电压变化</translation>
    </message>
    <message>
        <source>Short-term flicker allowed at the utility</source>
        <translation>市电处允许的短时闪变</translation>
    </message>
    <message>
        <source>Energy price in peak hours, above the energy price</source>
        <translation>高峰时段电价，高于基础电价的部分</translation>
    </message>
    <message>
        <source>Carbon factor in peak hours, above the grid&apos;s</source>
        <translation>高峰时段碳因子，高于电网的部分</translation>
    </message>
    <message>
        <source>Peak hours start at</source>
        <translation>高峰时段开始</translation>
    </message>
    <message>
        <source>Peak hours end at</source>
        <translation>高峰时段结束</translation>
    </message>
    <message>
        <source>Transformers, boards and UPS, m² per MVA installed</source>
        <translation>变压器、配电柜与 UPS，每安装 MVA 的 m²</translation>
    </message>
    <message>
        <source>Lithium battery room, m² per MWh</source>
        <translation>锂电池室，每 MWh 的 m²</translation>
    </message>
    <message>
        <source>Pumps, exchangers and water treatment, m² per MW of heat</source>
        <translation>水泵、换热器与水处理，每 MW 热量的 m²</translation>
    </message>
    <message>
        <source>Generator yard, m² per MW installed</source>
        <translation>发电机场地，每安装 MW 的 m²</translation>
    </message>
    <message>
        <source>Heat rejection yard, m² per MW of heat, dry</source>
        <translation>散热设备场地（干式），每 MW 热量的 m²</translation>
    </message>
    <message>
        <source>Tanks, m² per m³</source>
        <translation>罐体，每 m³ 的 m²</translation>
    </message>
    <message>
        <source>Roads, setbacks and offices over halls, rooms and yards</source>
        <translation>道路、退距与办公面积与机房、用房和场地之比</translation>
    </message>
    <message>
        <source>Spread of a rack&apos;s draw over its typical power</source>
        <translation>机柜功率离散度(对典型功率)</translation>
    </message>
    <message>
        <source>Correlation of the racks&apos; draws</source>
        <translation>机柜功率的相关性</translation>
    </message>
    <message>
        <source>Throughput by power cap, exponent</source>
        <translation>功率封顶下的吞吐指数</translation>
    </message>
    <message>
        <source>Share of the peak that matrix work reaches</source>
        <translation>矩阵运算达到的峰值比例</translation>
    </message>
    <message>
        <source>Communication hidden behind compute</source>
        <translation>被计算掩盖的通信</translation>
    </message>
    <message>
        <source>Certainty of the budget, 0 to 1</source>
        <translation>预算的确定性，0 到 1</translation>
    </message>
    <message>
        <source>Certainty of the need over the horizon, 0 to 1</source>
        <translation>计算期内需求的确定性，0 到 1</translation>
    </message>
    <message>
        <source>Experience with liquid cooling in operation, 0 to 1</source>
        <translation>液冷运维经验，0 到 1</translation>
    </message>
    <message>
        <source>Cost of one supplier&apos;s scale-up domain over its racks&apos; price</source>
        <translation>单一供应商 Scale-up 域的代价占其机柜价格之比</translation>
    </message>
    <message>
        <source>Share of GPU-hours in small jobs of many users</source>
        <translation>多用户小作业占 GPU 小时的比例</translation>
    </message>
    <message>
        <source>GPUs of a small job</source>
        <translation>小作业的 GPU 数</translation>
    </message>
    <message>
        <source>Rent of a B200-class GPU per hour (2.25 PFLOP/s BF16 dense; others in proportion)</source>
        <translation>B200 级 GPU 每小时租金（2.25 PFLOP/s BF16 稠密；其他按比例）</translation>
    </message>
    <message>
        <source>Growth of training compute per year</source>
        <translation>训练算力的年增长</translation>
    </message>
    <message>
        <source>Growth of compute per GPU and year</source>
        <translation>单 GPU 算力的年增长</translation>
    </message>
    <message>
        <source>Move: more power at the meter</source>
        <translation>迁移：计量点增容</translation>
    </message>
    <message>
        <source>Move: facility water, CDUs and manifolds</source>
        <translation>迁移：一次侧水、CDU 与分集水器</translation>
    </message>
    <message>
        <source>Move: floor strengthened</source>
        <translation>迁移：楼面加固</translation>
    </message>
    <message>
        <source>Move: delivery of racks</source>
        <translation>迁移：机柜交货</translation>
    </message>
    <message>
        <source>Move: cables and switches in place</source>
        <translation>迁移：线缆与交换机就位</translation>
    </message>
    <message>
        <source>Move: software retuned for the new domain</source>
        <translation>迁移：软件为新的域重新调优</translation>
    </message>
    <message>
        <source>Move: staff trained on liquid and spares</source>
        <translation>迁移：人员接受液冷与热备培训</translation>
    </message>
    <message>
        <source>Move: commissioning levels 3 to 5 and burn-in</source>
        <translation>迁移：3 至 5 级调试与老化测试</translation>
    </message>
    <message>
        <source>Cable tray above the racks</source>
        <translation>机柜上方的线缆桥架高度</translation>
    </message>
    <message>
        <source>Cable slack over the way</source>
        <translation>线缆余量占路径之比</translation>
    </message>
    <message>
        <source>Cable slack at each end</source>
        <translation>每端线缆余量</translation>
    </message>
    <message>
        <source>Rack units for switches in a network rack</source>
        <translation>网络机柜中可装交换机的 U 数</translation>
    </message>
    <message>
        <source>Way between halls without a position</source>
        <translation>无位置的机房之间的距离</translation>
    </message>
    <message>
        <source>Storage and in-band ports per compute tray</source>
        <translation>每计算托盘的存储与带内端口数</translation>
    </message>
    <message>
        <source>Management ports per compute tray</source>
        <translation>每计算托盘的管理端口数</translation>
    </message>
    <message>
        <source>Checkpoint bytes per parameter</source>
        <translation>每参数的检查点字节数</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>保留的检查点数</translation>
    </message>
    <message>
        <source>Storage kept free</source>
        <translation>存储保留的空闲比例</translation>
    </message>
    <message>
        <source>Storage appliance: usable capacity</source>
        <translation>存储设备：可用容量</translation>
    </message>
    <message>
        <source>Storage appliance: reading</source>
        <translation>存储设备：读取</translation>
    </message>
    <message>
        <source>Storage appliance: writing</source>
        <translation>存储设备：写入</translation>
    </message>
    <message>
        <source>Storage appliance: power</source>
        <translation>存储设备：功率</translation>
    </message>
    <message>
        <source>Storage appliance: price</source>
        <translation>存储设备：价格</translation>
    </message>
    <message>
        <source>Storage power per GPU where no storage is stated</source>
        <translation>未给定存储时每 GPU 的存储功率</translation>
    </message>
    <message>
        <source>Storage given: usable capacity (0: as needed)</source>
        <translation>给定存储：可用容量（0：按需）</translation>
    </message>
    <message>
        <source>Storage given: reading (0: as needed)</source>
        <translation>给定存储：读取（0：按需）</translation>
    </message>
    <message>
        <source>Storage given: writing (0: as needed)</source>
        <translation>给定存储：写入（0：按需）</translation>
    </message>
    <message>
        <source>Training data read per token, bytes</source>
        <translation>每 token 读取的训练数据，字节</translation>
    </message>
    <message>
        <source>Failures per year of a metre of medium-voltage cable</source>
        <translation>每米中压电缆每年故障次数</translation>
    </message>
    <message>
        <source>Repair time of a medium-voltage cable</source>
        <translation>中压电缆修复时间</translation>
    </message>
    <message>
        <source>Failures per year of a ring-main unit</source>
        <translation>每台环网柜每年故障次数</translation>
    </message>
    <message>
        <source>Repair time of a ring-main unit</source>
        <translation>环网柜修复时间</translation>
    </message>
</context>
<context>
    <name>kpi</name>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>供电</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>楼面</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>全年</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Compute racks</source>
        <translation>计算机柜数</translation>
    </message>
    <message>
        <source>Installed racks of role compute; a hall declared N times counts N times.</source>
        <translation>已安装的计算用途机柜；声明为 N 个的机房按 N 倍计。</translation>
    </message>
    <message>
        <source>GPUs installed</source>
        <translation>已安装 GPU 数</translation>
    </message>
    <message>
        <source>Sum over racks of GPUs per rack.</source>
        <translation>各机柜 GPU 数之和。</translation>
    </message>
    <message>
        <source>GPUs working</source>
        <translation>工作 GPU 数</translation>
    </message>
    <message>
        <source>Installed less hot spares.</source>
        <translation>已安装数减热备数。</translation>
    </message>
    <message>
        <source>GPUs as hot spares</source>
        <translation>热备 GPU 数</translation>
    </message>
    <message>
        <source>Sum over superpods of spare trays times GPUs per tray.</source>
        <translation>各超节点的备用托盘数乘以每托盘 GPU 数，求和。</translation>
    </message>
    <message>
        <source>IT power at TDP</source>
        <translation>IT 功率（TDP）</translation>
    </message>
    <message>
        <source>Sum of rack TDP: the basis of heat, flow and sizing. Unknown where a rack states no power.</source>
        <translation>各机柜 TDP 之和：发热量、流量和选型的依据。若有机柜未注明功率则为未知。</translation>
    </message>
    <message>
        <source>IT power at peak</source>
        <translation>IT 功率（峰值）</translation>
    </message>
    <message>
        <source>Sum of rack peaks: the basis of transients.</source>
        <translation>各机柜峰值之和：瞬态校核的依据。</translation>
    </message>
    <message>
        <source>IT power, typical</source>
        <translation>IT 功率（典型）</translation>
    </message>
    <message>
        <source>Sum of typical rack power: the basis of energy and cost, which count hot spares at their idle share.</source>
        <translation>各机柜典型功率之和：能耗和成本的依据，其中热备按空闲比例计。</translation>
    </message>
    <message>
        <source>Facility power</source>
        <translation>设施总功率</translation>
    </message>
    <message>
        <source>Facility power, design day</source>
        <translation>设施总功率（设计日）</translation>
    </message>
    <message>
        <source>Heat to liquid</source>
        <translation>液冷热量</translation>
    </message>
    <message>
        <source>Sum over racks at TDP; with the heat to air it equals the IT power.</source>
        <translation>各机柜按 TDP 求和；与风冷热量之和等于 IT 功率。</translation>
    </message>
    <message>
        <source>Heat to air</source>
        <translation>风冷热量</translation>
    </message>
    <message>
        <source>Sum over racks at TDP, fan heat included.</source>
        <translation>各机柜按 TDP 求和，含风扇发热。</translation>
    </message>
    <message>
        <source>Coolant flow</source>
        <translation>冷却液流量</translation>
    </message>
    <message>
        <source>Sum of the solved secondary flow delivered to racks.</source>
        <translation>求解所得、送达各机柜的二次侧流量之和。</translation>
    </message>
    <message>
        <source>Lowest flow margin, %</source>
        <translation>最小流量裕度，%</translation>
    </message>
    <message>
        <source>Lowest (got - need) / need over liquid-cooled racks.</source>
        <translation>液冷机柜中（所得 − 所需）/ 所需 的最小值。</translation>
    </message>
    <message>
        <source>Highest coolant supply</source>
        <translation>最高供液温度</translation>
    </message>
    <message>
        <source>Highest rack supply temperature.</source>
        <translation>各机柜供液温度的最高值。</translation>
    </message>
    <message>
        <source>Highest coolant return</source>
        <translation>最高回液温度</translation>
    </message>
    <message>
        <source>Highest rack return temperature.</source>
        <translation>各机柜回液温度的最高值。</translation>
    </message>
    <message>
        <source>Hottest component</source>
        <translation>最热元器件</translation>
    </message>
    <message>
        <source>Hottest GPU case by the resistance chain, where plate resistance is sourced.</source>
        <translation>由热阻链得出的 GPU 最高壳温（有冷板热阻来源时）。</translation>
    </message>
    <message>
        <source>Lowest component margin</source>
        <translation>最小元器件温度裕度</translation>
    </message>
    <message>
        <source>Lowest (limit - component temperature) over racks, where both are sourced.</source>
        <translation>各机柜（限值 − 元器件温度）的最小值（两者均有来源时）。</translation>
    </message>
    <message>
        <source>Dew-point margin</source>
        <translation>露点裕度</translation>
    </message>
    <message>
        <source>Lowest coolant supply less the dew point of its hall; ASHRAE TC 9.9 asks for at least 2 K.</source>
        <translation>最低供液温度减其机房露点；ASHRAE TC 9.9 要求至少 2 K。</translation>
    </message>
    <message>
        <source>Highest electrical loading, %</source>
        <translation>最高供电负载率，%</translation>
    </message>
    <message>
        <source>Highest load over allowed rating of any electrical element, normal state.</source>
        <translation>正常状态下各供电元件负载与允许值之比的最高值。</translation>
    </message>
    <message>
        <source>Highest loading, one failure, %</source>
        <translation>单一故障下最高负载率，%</translation>
    </message>
    <message>
        <source>As above under the worst single failure.</source>
        <translation>同上，最不利单一故障时。</translation>
    </message>
    <message>
        <source>Voltage drop, worst, %</source>
        <translation>最大电压降，%</translation>
    </message>
    <message>
        <source>Utility to rack inlet, worst feed of any rack, by load flow.</source>
        <translation>由潮流计算得出的市电至机柜进线电压降，取任一机柜最不利的一路。</translation>
    </message>
    <message>
        <source>Electrical losses</source>
        <translation>供电损耗</translation>
    </message>
    <message>
        <source>Sum of computed losses of transformers, UPS, cables and busways at TDP.</source>
        <translation>TDP 下变压器、UPS、电缆和母线槽的计算损耗之和。</translation>
    </message>
    <message>
        <source>Short-circuit current, highest</source>
        <translation>最大短路电流</translation>
    </message>
    <message>
        <source>Power availability</source>
        <translation>供电可用度</translation>
    </message>
    <message>
        <source>Ride-through</source>
        <translation>故障穿越时间</translation>
    </message>
    <message>
        <source>Shortest time to throttle over single failures of power and cooling.</source>
        <translation>供电和冷却各单一故障下，到开始降频的最短时间。</translation>
    </message>
    <message>
        <source>PUE, year</source>
        <translation>PUE（全年）</translation>
    </message>
    <message>
        <source>Facility energy over IT energy of 8,760 h (ISO/IEC 30134-2).</source>
        <translation>8,760 h 的设施能耗与 IT 能耗之比（ISO/IEC 30134-2）。</translation>
    </message>
    <message>
        <source>PUE, peak hour</source>
        <translation>PUE（最不利小时）</translation>
    </message>
    <message>
        <source>Facility over IT power in the worst hour of the year.</source>
        <translation>全年最不利小时的设施功率与 IT 功率之比。</translation>
    </message>
    <message>
        <source>WUE, year, L/kWh</source>
        <translation>WUE（全年），L/kWh</translation>
    </message>
    <message>
        <source>Water used on site over IT energy (ISO/IEC 30134-9).</source>
        <translation>现场用水量与 IT 能耗之比（ISO/IEC 30134-9）。</translation>
    </message>
    <message>
        <source>Energy, year</source>
        <translation>全年能耗</translation>
    </message>
    <message>
        <source>Facility energy of 8,760 h.</source>
        <translation>8,760 h 的设施能耗。</translation>
    </message>
    <message>
        <source>Water, year, m³</source>
        <translation>全年用水量，m³</translation>
    </message>
    <message>
        <source>On-site water of 8,760 h.</source>
        <translation>8,760 h 的现场用水量。</translation>
    </message>
    <message>
        <source>Carbon, year</source>
        <translation>全年碳排放</translation>
    </message>
    <message>
        <source>Floor load, worst</source>
        <translation>最大楼面荷载</translation>
    </message>
    <message>
        <source>Rack mass over footprint and half of its service clearances.</source>
        <translation>机柜质量与占地面积加一半检修空间之比。</translation>
    </message>
    <message>
        <source>Power density</source>
        <translation>功率密度</translation>
    </message>
    <message>
        <source>IT power at TDP over hall floor.</source>
        <translation>IT 的 TDP 功率与机房面积之比。</translation>
    </message>
    <message>
        <source>Fault domain, GPUs</source>
        <translation>故障域，GPU 数</translation>
    </message>
    <message>
        <source>GPUs of the largest scale-up domain.</source>
        <translation>最大 Scale-up 域的 GPU 数。</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效产出率（Goodput）</translation>
    </message>
    <message>
        <source>Effective compute</source>
        <translation>有效算力</translation>
    </message>
    <message>
        <source>Dense peak at the named precision × working GPUs × MFU × goodput.</source>
        <translation>所注精度的稠密峰值 × 工作 GPU 数 × MFU × 有效产出率。</translation>
    </message>
    <message>
        <source>Precision of the peak</source>
        <translation>峰值的精度</translation>
    </message>
    <message>
        <source>What effective compute and MFU refer to; always dense.</source>
        <translation>有效算力和 MFU 所依据的精度；均为稠密。</translation>
    </message>
    <message>
        <source>Time to train</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <source>6 × active parameters × tokens / effective compute.</source>
        <translation>6 × 激活参数量 × token 数 / 有效算力。</translation>
    </message>
    <message>
        <source>Tokens per day</source>
        <translation>每天 token 数</translation>
    </message>
    <message>
        <source>Fabric switches</source>
        <translation>互联网络交换机数</translation>
    </message>
    <message>
        <source>Leaf, spine and core switches of the scale-out compute fabric, by switch radix.</source>
        <translation>Scale-out 计算网络的叶、脊和核心交换机数，由交换机端口数得出。</translation>
    </message>
    <message>
        <source>Fabric optics</source>
        <translation>互联网络光模块数</translation>
    </message>
    <message>
        <source>Two modules per optical link; endpoint links within reach are copper.</source>
        <translation>每条光链路两个模块；在铜缆距离内的端点链路采用铜缆。</translation>
    </message>
    <message>
        <source>Fabric cost</source>
        <translation>互联网络成本</translation>
    </message>
    <message>
        <source>Switches, optics and cables of the compute fabric.</source>
        <translation>计算网络的交换机、光模块和线缆。</translation>
    </message>
    <message>
        <source>Capital cost</source>
        <translation>初始投资</translation>
    </message>
    <message>
        <source>Everything bought at the start: racks, fabric, storage, electrical and cooling plant, building.</source>
        <translation>期初购置的全部内容：机柜、互联网络、存储、供电与冷却设施、建筑。</translation>
    </message>
    <message>
        <source>Running cost, average year</source>
        <translation>年均运行成本</translation>
    </message>
    <message>
        <source>Energy, water, staff, maintenance, spares, insurance: mean over the horizon, with escalation, undiscounted.</source>
        <translation>电、水、人员、维护、备件、保险：计算年限内的平均值，计涨价，不折现。</translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation>总拥有成本（TCO）</translation>
    </message>
    <message>
        <source>Present value over the horizon: purchases, replacements at life end, running costs at year ends, less residual value.</source>
        <translation>计算年限内的现值：购置费、到期更换费、按年末计的运行费，减去残值。</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>计算年限</translation>
    </message>
    <message>
        <source>Years over which the cost is counted.</source>
        <translation>计入成本的年数。</translation>
    </message>
    <message>
        <source>Cost per GPU-hour, USD</source>
        <translation>每 GPU 小时成本，USD</translation>
    </message>
    <message>
        <source>Levelised: present value of cost over present value of installed GPUs × 8,760 h a year.</source>
        <translation>平准化：成本现值与“已安装 GPU 数 × 每年 8,760 h”的现值之比。</translation>
    </message>
    <message>
        <source>Cost per effective PFLOP-day, USD</source>
        <translation>每有效 PFLOP·天成本，USD</translation>
    </message>
    <message>
        <source>Levelised cost per day over effective PFLOP/s × utilisation.</source>
        <translation>平准化日成本与“有效 PFLOP/s × 利用率”之比。</translation>
    </message>
    <message>
        <source>Cost per million tokens, USD</source>
        <translation>每百万 token 成本，USD</translation>
    </message>
    <message>
        <source>Levelised cost per day over tokens per day × utilisation.</source>
        <translation>平准化日成本与“每天 token 数 × 利用率”之比。</translation>
    </message>
    <message>
        <source>Total cost, 1 in 10 below</source>
        <translation>总成本，P10</translation>
    </message>
    <message>
        <source>10th percentile of the sampled total cost.</source>
        <translation>抽样总成本的第 10 百分位数。</translation>
    </message>
    <message>
        <source>Total cost, median</source>
        <translation>总成本，中位数</translation>
    </message>
    <message>
        <source>Median of the sampled total cost.</source>
        <translation>抽样总成本的中位数。</translation>
    </message>
    <message>
        <source>Total cost, 9 in 10 below</source>
        <translation>总成本，P90</translation>
    </message>
    <message>
        <source>90th percentile of the sampled total cost.</source>
        <translation>抽样总成本的第 90 百分位数。</translation>
    </message>
    <message>
        <source>Highest initial symmetrical current by IEC 60909-0, maximum case, of all AC boards and busways, fed by utility or generators.</source>
        <translation>按 IEC 60909-0 最大工况、由市电或发电机供电时，所有交流配电柜和母线槽中最大的对称短路电流初始值。</translation>
    </message>
    <message>
        <source>Share of the year in which the worst rack is fed: minimal cut sets of first and second order with common causes and maintenance, planned outages apart.</source>
        <translation>供电最差的机柜一年中有电的时间占比：一阶和二阶最小割集，含共因故障和维护，不含计划停电。</translation>
    </message>
    <message>
        <source>Productive share of time: ETTR of one job by Daly&apos;s exact model at its best checkpoint interval, times the share of time in which a domain has enough working trays and that in which racks are fed.</source>
        <translation>有效产出的时间占比：单个作业在最佳检查点间隔下按 Daly 精确模型的 ETTR，乘以域内有足够可用托盘的时间占比和机柜有电的时间占比。</translation>
    </message>
    <message>
        <source>Battery time, shortest</source>
        <translation>最短电池时间</translation>
    </message>
    <message>
        <source>Shortest run of a UPS battery at the hall&apos;s load, by Peukert&apos;s law.</source>
        <translation>机房负荷下 UPS 电池的最短运行时间，按 Peukert 定律。</translation>
    </message>
    <message>
        <source>Fuel autonomy, shortest</source>
        <translation>最短燃油续航时间</translation>
    </message>
    <message>
        <source>Usable fuel over what the generators burn at the hall&apos;s load. Unknown where no fuel is stated.</source>
        <translation>可用油量除以发电机在机房负荷下的油耗。未给出油量时未知。</translation>
    </message>
    <message>
        <source>Flicker at the utility, Pst</source>
        <translation>市电处闪变 Pst</translation>
    </message>
    <message>
        <source>Short-term severity of synchronous job steps at the lowest fault level, by the analytical method of IEC 61000-3-3.</source>
        <translation>最低短路容量下作业同步阶跃的短时闪变严重度，按 IEC 61000-3-3 解析法。</translation>
    </message>
    <message>
        <source>Racks that fit on the power</source>
        <translation>供电还可容纳的机柜</translation>
    </message>
    <message>
        <source>More racks like those there that every chain, hall limit and utility limit can feed after any single failure; floor and cooling apart.</source>
        <translation>任一单一故障后各条供电链、机房限值和市电限值仍能供电的同类机柜数；不计场地和冷却。</translation>
    </message>
    <message>
        <source>Stranded UPS power</source>
        <translation>闲置的 UPS 功率</translation>
    </message>
    <message>
        <source>UPS output that redundancy leaves for use and that no rack can draw, since something else binds.</source>
        <translation>冗余之外可用、但因其他环节受限而无机柜能取用的 UPS 输出。</translation>
    </message>
    <message>
        <source>Rack air inlet, worst</source>
        <translation>机柜进风，最差</translation>
    </message>
    <message>
        <source>Highest rack inlet of the zonal air network (manual: Air).</source>
        <translation>分区气流网络中最高的机柜进风温度（手册：气流）。</translation>
    </message>
    <message>
        <source>Rack cooling index, high side</source>
        <translation>机柜冷却指数（高温侧）</translation>
    </message>
    <message>
        <source>1 - sum of inlet above 27 °C over racks × (allowable - 27 °C) (Herrlin 2005); 0.96 and more is good. Worst hall.</source>
        <translation>1 − 进风超出 27 °C 之和 / [机柜数 ×（允许值 − 27 °C）]（Herrlin 2005）；0.96 及以上为良好。取最差机房。</translation>
    </message>
    <message>
        <source>Supply heat index</source>
        <translation>供风热指数</translation>
    </message>
    <message>
        <source>Heat that the air takes up before the racks, over all of it (Sharma 2002); RHI = 1 - SHI. Worst hall.</source>
        <translation>空气在进入机柜前吸收的热量与全部热量之比（Sharma 2002）；RHI = 1 − SHI。取最差机房。</translation>
    </message>
    <message>
        <source>Return temperature index</source>
        <translation>回风温度指数</translation>
    </message>
    <message>
        <source>Rise over the air units over rise through the racks (Herrlin 2007): above 1 recirculation, below 1 bypass. Hall farthest from 1.</source>
        <translation>空调末端温升与机柜温升之比（Herrlin 2007）：大于 1 为回流，小于 1 为旁通。取偏离 1 最远的机房。</translation>
    </message>
    <message>
        <source>Facility energy of each hour times the grid factor of its band.</source>
        <translation>每小时设施能耗乘以所在时段的电网因子。</translation>
    </message>
    <message>
        <source>ERE, year</source>
        <translation>ERE，全年</translation>
    </message>
    <message>
        <source>Facility energy less reused heat, over IT energy (ISO/IEC 30134-6, The Green Grid).</source>
        <translation>设施能耗减去再利用热量，与 IT 能耗之比（ISO/IEC 30134-6，The Green Grid）。</translation>
    </message>
    <message>
        <source>ERF, year</source>
        <translation>ERF，全年</translation>
    </message>
    <message>
        <source>Reused heat over facility energy (ISO/IEC 30134-6).</source>
        <translation>再利用热量与设施能耗之比（ISO/IEC 30134-6）。</translation>
    </message>
    <message>
        <source>MLC, annualised</source>
        <translation>MLC，年化</translation>
    </message>
    <message>
        <source>Energy of cooling, fans, pumps, heat rejection and humidifiers over IT energy (ASHRAE 90.4).</source>
        <translation>制冷、风机、水泵、散热设备与加湿器能耗与 IT 能耗之比（ASHRAE 90.4）。</translation>
    </message>
    <message>
        <source>Site area needed</source>
        <translation>所需园区面积</translation>
    </message>
    <message>
        <source>Halls, rooms and yards by area per kW, with roads and setbacks (manual: Site).</source>
        <translation>按每 kW 面积计的机房、用房与场地，含道路和退距（手册：园区）。</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation of the dense peak at the named precision: the plan&apos;s own, else by the step-time model or the roofline, else the default of the assumptions; the note says which and why.</source>
        <translation>相对于所示精度稠密峰值的模型算力利用率（MFU）：优先取方案自有值，其次取步时模型或屋顶线，再次取假设默认值；备注说明来源与原因。</translation>
    </message>
    <message>
        <source>Training: effective compute / (6 × active parameters). Inference: tokens per GPU and second (the plan&apos;s own, else by a roofline) × working GPUs × goodput.</source>
        <translation>训练：有效算力 /（6 × 激活参数）。推理：每 GPU 每秒 token 数（方案自有值，否则由屋顶线得出）× 工作 GPU × 有效产出率。</translation>
    </message>
    <message>
        <source>IT at TDP, with switches that are not placed, + computed electrical losses + pumps and fans + heat rejection in the mean weather of the computed year (without a year: an editable share of heat).</source>
        <translation>TDP 下的 IT 功率（含未放置的交换机）+ 计算的电气损耗 + 泵与风机 + 全年平均气象下的散热（没有全年结果时：可编辑的热量份额）。</translation>
    </message>
    <message>
        <source>IT at TDP, with switches that are not placed, + losses + pumps, fans and heat rejection on the design day of the climate.</source>
        <translation>TDP 下的 IT 功率（含未放置的交换机）+ 损耗 + 气候设计日的泵、风机与散热。</translation>
    </message>
    <message>
        <source>ELC, design</source>
        <translation>ELC，设计值</translation>
    </message>
    <message>
        <source>1 − product of the efficiencies of service, UPS and distribution, from the solved load flow at TDP (ASHRAE 90.4 design ELC).</source>
        <translation>1 − 进线、UPS 与配电效率之积，取自 TDP 下的潮流计算（ASHRAE 90.4 设计 ELC）。</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>a curve needs two or more points with both values</source>
        <translation>曲线至少需要两个点，且每点有两个值</translation>
    </message>
    <message>
        <source>point {0} of the curve is not a finite number</source>
        <translation>曲线的第 {0} 点不是有限数</translation>
    </message>
    <message>
        <source>the first values of a curve must rise: point {0} does not</source>
        <translation>曲线的横坐标应递增：第 {0} 点不满足</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a date: expected YYYY-MM-DD</source>
        <translation>“{0}”不是日期：应为 YYYY-MM-DD</translation>
    </message>
    <message>
        <source>the edit {0} has no parameter &quot;{1}&quot;</source>
        <translation>编辑 {0} 没有参数“{1}”</translation>
    </message>
    <message>
        <source>the edit {0} needs {1}= ({2})</source>
        <translation>编辑 {0} 需要 {1}=（{2}）</translation>
    </message>
    <message>
        <source>there is no edit &quot;{0}&quot;</source>
        <translation>没有编辑“{0}”</translation>
    </message>
    <message>
        <source>list them with: edit --list</source>
        <translation>列出全部：edit --list</translation>
    </message>
    <message>
        <source>an alternative needs a name</source>
        <translation>方案需要名称</translation>
    </message>
    <message>
        <source>there is an alternative &quot;{0}&quot; already</source>
        <translation>已有方案“{0}”</translation>
    </message>
    <message>
        <source>there is no alternative with this id</source>
        <translation>没有此编号的方案</translation>
    </message>
    <message>
        <source>a waiver needs a reason and the name of who gives it</source>
        <translation>豁免需要原因和批准人姓名</translation>
    </message>
    <message>
        <source>nothing that can be moved is selected</source>
        <translation>所选内容中没有可移动的对象</translation>
    </message>
    <message>
        <source>nothing that can be copied is selected</source>
        <translation>所选内容中没有可复制的对象</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; names no element: expected rack/12, hall/1, element/KEY</source>
        <translation>“{0}”不指代任何对象：应为 rack/12、hall/1、element/KEY</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a whole number</source>
        <translation>“{0}”不是整数</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is none of: {1}</source>
        <translation>“{0}”不属于：{1}</translation>
    </message>
    <message>
        <source>there is no assumption &quot;{0}&quot;</source>
        <translation>没有假设“{0}”</translation>
    </message>
    <message>
        <source>there is no hall here</source>
        <translation>此处没有机房</translation>
    </message>
    <message>
        <source>it would stand outside hall {0}</source>
        <translation>会超出机房 {0} 的范围</translation>
    </message>
    <message>
        <source>it would stand on rack {0}</source>
        <translation>会与机柜 {0} 重叠</translation>
    </message>
    <message>
        <source>it would stand on unit {0}</source>
        <translation>会与设备 {0} 重叠</translation>
    </message>
    <message>
        <source>there is no hall with this id</source>
        <translation>没有此编号的机房</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a rack or superpod type</source>
        <translation>“{0}”不是机柜或超节点型号</translation>
    </message>
    <message>
        <source>an array needs from 1 to 10,000 rows and racks per row</source>
        <translation>阵列的列数和每列机柜数应为 1 至 10,000</translation>
    </message>
    <message>
        <source>the list holds no rack that can be read</source>
        <translation>列表中没有可读取的机柜</translation>
    </message>
    <message>
        <source>{0} has no field &quot;{1}&quot;</source>
        <translation>{0} 没有字段“{1}”</translation>
    </message>
    <message>
        <source>there is no such row</source>
        <translation>没有此机柜列</translation>
    </message>
    <message>
        <source>there is no equipment type &quot;{0}&quot;</source>
        <translation>没有设备型号“{0}”</translation>
    </message>
    <message>
        <source>list them with: catalogue list</source>
        <translation>列出全部：catalogue list</translation>
    </message>
    <message>
        <source>an equipment type needs a key</source>
        <translation>设备型号需要键</translation>
    </message>
    <message>
        <source>the key &quot;{0}&quot; is used twice</source>
        <translation>键“{0}”重复使用</translation>
    </message>
    <message>
        <source>no node type has the key &quot;{0}&quot;</source>
        <translation>没有键为“{0}”的节点型号</translation>
    </message>
    <message>
        <source>a rack of nodes holds one or more</source>
        <translation>由节点组成的机柜至少装一个节点</translation>
    </message>
    <message>
        <source>{0} is {1}, but the member racks sum to {2}</source>
        <translation>{0} 为 {1}，但成员机柜合计为 {2}</translation>
    </message>
    <message>
        <source>no rack type has the key &quot;{0}&quot;</source>
        <translation>没有键为“{0}”的机柜型号</translation>
    </message>
    <message>
        <source>unknown kind &quot;{0}&quot;; it must be one of: {1}</source>
        <translation>未知种类“{0}”；应为下列之一：{1}</translation>
    </message>
    <message>
        <source>unknown field &quot;{0}&quot;</source>
        <translation>未知字段“{0}”</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a member: expected key*count</source>
        <translation>“{0}”不是成员：应为“键*数量”</translation>
    </message>
    <message>
        <source>a superpod names one or more member racks</source>
        <translation>超节点至少指明一个成员机柜</translation>
    </message>
    <message>
        <source>{0} must be a finite number</source>
        <translation>{0} 应为有限数</translation>
    </message>
    <message>
        <source>{0} is {1}; it must be at least {2}</source>
        <translation>{0} 为 {1}；应不小于 {2}</translation>
    </message>
    <message>
        <source>{0} is {1}; it must be at most {2}</source>
        <translation>{0} 为 {1}；应不大于 {2}</translation>
    </message>
    <message>
        <source>{0} is {1}; it must be from {2} to {3}</source>
        <translation>{0} 为 {1}；应在 {2} 至 {3} 之间</translation>
    </message>
    <message>
        <source>point {0} of {1} is out of bounds: {2}</source>
        <translation>{1} 的第 {0} 点越界：{2}</translation>
    </message>
    <message>
        <source>{0} is &quot;{1}&quot;; expected {2}</source>
        <translation>{0} 为“{1}”；应为 {2}</translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <translation>缺少 {0}</translation>
    </message>
    <message>
        <source>{0} must be {1}</source>
        <translation>{0} 应为 {1}</translation>
    </message>
    <message>
        <source>{0} is &quot;{1}&quot;; it must be one of: {2}</source>
        <translation>{0} 为“{1}”；应为下列之一：{2}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: a temperature stands alone, without sums or products</source>
        <translation>“{0}”：温度应单独书写，不能带加减乘除</translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: write a point for decimals; a comma only groups thousands</source>
        <translation>“{0}”：小数点请用句点；逗号只用于千位分组</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a number</source>
        <translation>“{0}”不是数值</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not understood; write a number and, if you like, one of: {1}</source>
        <translation>“{0}”无法理解；请写一个数，可附下列单位之一：{1}</translation>
    </message>
    <message>
        <source>the outline &quot;{0}&quot; is not a list of &quot;x,y&quot; in metres</source>
        <translation>轮廓“{0}”不是以 m 为单位的 &quot;x,y&quot; 列表</translation>
    </message>
    <message>
        <source>value, low and high must be numbers</source>
        <translation>值、下限和上限应为数值</translation>
    </message>
    <message>
        <source>this assumption cannot be negative</source>
        <translation>该假设不能为负</translation>
    </message>
    <message>
        <source>the plan has no {0}</source>
        <translation>方案中没有 {0}</translation>
    </message>
    <message>
        <source>name a hall of the plan: hall=</source>
        <translation>请指明方案中的机房：hall=</translation>
    </message>
    <message>
        <source>the plan has no hall &quot;{0}&quot;</source>
        <translation>方案中没有机房“{0}”</translation>
    </message>
    <message>
        <source>Its halls: {0}</source>
        <translation>其机房有：{0}</translation>
    </message>
    <message>
        <source>{0} is a {1}; expected a {2}</source>
        <translation>{0} 是 {1}；应为 {2}</translation>
    </message>
    <message>
        <source>a weather year needs a key</source>
        <translation>气象年需要一个键</translation>
    </message>
    <message>
        <source>the weather year &quot;{0}&quot; does not hold 8,760 or 8,784 hours of each column</source>
        <translation>气象年“{0}”的各列不是 8,760 或 8,784 小时</translation>
    </message>
    <message>
        <source>Import the weather file again.</source>
        <translation>请重新导入气象文件。</translation>
    </message>
    <message>
        <source>an axis has no values</source>
        <translation>有一个轴没有取值</translation>
    </message>
    <message>
        <source>the grid has more than {0} points</source>
        <translation>网格超过 {0} 个点</translation>
    </message>
    <message>
        <source>Give the axes fewer values</source>
        <translation>请减少各轴的取值</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no {0} of the catalogue</source>
        <translation>“{1}”不是目录中的 {0}</translation>
    </message>
    <message>
        <source>a bore is more than 0</source>
        <translation>内径须大于 0</translation>
    </message>
    <message>
        <source>an added element needs two nodes of its group, as in supply/row1/2</source>
        <translation>添加的元件需要本组的两个节点，例如 supply/row1/2</translation>
    </message>
    <message>
        <source>this element has no field to override</source>
        <translation>该元件没有可覆盖的字段</translation>
    </message>
    <message>
        <source>the fields of this element are {0}</source>
        <translation>该元件的字段有 {0}</translation>
    </message>
    <message>
        <source>there is no such alternative</source>
        <translation>没有这个方案</translation>
    </message>
    <message>
        <source>there is no derived element &quot;{0}&quot;</source>
        <translation>没有推导元件“{0}”</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no override</source>
        <translation>“{0}”没有覆盖值</translation>
    </message>
    <message>
        <source>no derived element with a size has the key &quot;{0}&quot;</source>
        <translation>没有带规格的推导元件使用键“{0}”</translation>
    </message>
    <message>
        <source>hourly values need a key</source>
        <translation>逐时数据需要一个键</translation>
    </message>
    <message>
        <source>the hourly values &quot;{0}&quot; are not 8,760 or 8,784</source>
        <translation>逐时数据“{0}”不是 8,760 或 8,784 个</translation>
    </message>
    <message>
        <source>Import the file again.</source>
        <translation>请重新导入文件。</translation>
    </message>
    <message>
        <source>a signature needs a name</source>
        <translation>签名需要姓名</translation>
    </message>
    <message>
        <source>a signature needs a date, YYYY-MM-DD</source>
        <translation>签名需要日期，格式 YYYY-MM-DD</translation>
    </message>
    <message>
        <source>the plan was changed after revision {0} was issued: {1} then, {2} now</source>
        <translation>版次 {0} 发布后规划已修改：当时为 {1}，现在为 {2}</translation>
    </message>
    <message>
        <source>Issue a new revision and sign that</source>
        <translation>请发布新版次后再签名</translation>
    </message>
    <message>
        <source>revision {0} is signed by {1} already</source>
        <translation>版次 {0} 已由 {1} 签名</translation>
    </message>
    <message>
        <source>{0} prepared revision {1}: another person must check it</source>
        <translation>版次 {1} 由 {0} 编制：须由他人校核</translation>
    </message>
    <message>
        <source>revision {0} must be checked before it is approved</source>
        <translation>版次 {0} 须先校核再批准</translation>
    </message>
    <message>
        <source>an issue needs the name of its revision</source>
        <translation>发布需要版次名称</translation>
    </message>
    <message>
        <source>revision {0} was issued on {1} already</source>
        <translation>版次 {0} 已于 {1} 发布</translation>
    </message>
    <message>
        <source>there is no revision &quot;{0}&quot;</source>
        <translation>没有版次“{0}”</translation>
    </message>
</context>
<context>
    <name>overlay</name>
    <message>
        <source>No overlay</source>
        <translation>不着色</translation>
    </message>
    <message>
        <source>Racks by kind</source>
        <translation>按机柜种类</translation>
    </message>
    <message>
        <source>Rack power (TDP)</source>
        <translation>机柜功率（TDP）</translation>
    </message>
    <message>
        <source>Continuous electrical load of each rack</source>
        <translation>各机柜的持续电负载</translation>
    </message>
    <message>
        <source>Coolant flow</source>
        <translation>冷却液流量</translation>
    </message>
    <message>
        <source>Flow that the loop gives each rack</source>
        <translation>回路供给各机柜的流量</translation>
    </message>
    <message>
        <source>Flow margin</source>
        <translation>流量裕度</translation>
    </message>
    <message>
        <source>Flow got over flow needed, less one; below 0 is too little</source>
        <translation>所得流量与所需流量之比减一；小于 0 为不足</translation>
    </message>
    <message>
        <source>Supply temperature</source>
        <translation>供液温度</translation>
    </message>
    <message>
        <source>Coolant temperature at the rack inlet</source>
        <translation>机柜入口的冷却液温度</translation>
    </message>
    <message>
        <source>Return temperature</source>
        <translation>回液温度</translation>
    </message>
    <message>
        <source>Coolant temperature at the rack outlet</source>
        <translation>机柜出口的冷却液温度</translation>
    </message>
    <message>
        <source>Component thermal margin</source>
        <translation>元器件温度裕度</translation>
    </message>
    <message>
        <source>Limit less temperature of the hottest component; below 0 it throttles</source>
        <translation>限值减最热元器件温度；小于 0 时降频</translation>
    </message>
    <message>
        <source>Floor load</source>
        <translation>楼面荷载</translation>
    </message>
    <message>
        <source>Mass over footprint</source>
        <translation>质量与占地面积之比</translation>
    </message>
    <message>
        <source>Voltage drop</source>
        <translation>电压降</translation>
    </message>
    <message>
        <source>From the utility to the rack inlet, worst feed</source>
        <translation>市电至机柜进线，最不利的一路</translation>
    </message>
    <message>
        <source>Fault domain: coolant</source>
        <translation>故障域：冷却液</translation>
    </message>
    <message>
        <source>Racks on one coolant group share a colour</source>
        <translation>同一冷却液组的机柜同色</translation>
    </message>
    <message>
        <source>Fault domain: feed A</source>
        <translation>故障域：A 路供电</translation>
    </message>
    <message>
        <source>Racks on one busway or panel share a colour</source>
        <translation>同一母线槽或列头柜的机柜同色</translation>
    </message>
    <message>
        <source>Failure: what it does</source>
        <translation>故障：后果</translation>
    </message>
    <message>
        <source>Racks by what the chosen failure does to them</source>
        <translation>按所选故障对机柜的后果着色</translation>
    </message>
    <message>
        <source>Failure: margin to throttle</source>
        <translation>故障：距降频的裕度</translation>
    </message>
    <message>
        <source>Limit less temperature at the chosen time; below 0 it throttles</source>
        <translation>所选时刻的限值减温度；低于 0 即降频</translation>
    </message>
    <message>
        <source>not affected</source>
        <translation>不受影响</translation>
    </message>
    <message>
        <source>short of flow or too hot</source>
        <translation>流量不足或过热</translation>
    </message>
    <message>
        <source>throttles</source>
        <translation>降频</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>断电</translation>
    </message>
    <message>
        <source>Rack inlet air</source>
        <translation>机柜进风</translation>
    </message>
    <message>
        <source>Air temperature that the rack breathes, mean over its face</source>
        <translation>机柜吸入的空气温度，正面平均</translation>
    </message>
</context>
<context>
    <name>power</name>
    <message>
        <source>the id is empty</source>
        <translation>编号为空</translation>
    </message>
    <message>
        <source>the id is used twice</source>
        <translation>编号重复使用</translation>
    </message>
    <message>
        <source>a value is not a finite number</source>
        <translation>有值不是有限数</translation>
    </message>
    <message>
        <source>the nominal voltage is missing although other buses state theirs</source>
        <translation>缺少额定电压，而其他母线已注明</translation>
    </message>
    <message>
        <source>nominal voltage {0} kV; expected more than 0</source>
        <translation>额定电压 {0} kV；应大于 0</translation>
    </message>
    <message>
        <source>voltage set point {0} pu; expected more than 0</source>
        <translation>电压设定值 {0} pu；应大于 0</translation>
    </message>
    <message>
        <source>a conductor joins buses of {0} kV and {1} kV; expected equal nominal voltages</source>
        <translation>导体连接 {0} kV 与 {1} kV 的母线；两端额定电压应相等</translation>
    </message>
    <message>
        <source>an end is not a bus of the network</source>
        <translation>一端不是网络中的母线</translation>
    </message>
    <message>
        <source>both ends are at the same bus</source>
        <translation>两端在同一母线上</translation>
    </message>
    <message>
        <source>tap ratio {0}; expected 0.001 to 1000</source>
        <translation>变比 {0}；应为 0.001 至 1000</translation>
    </message>
    <message>
        <source>there are no nodes</source>
        <translation>没有节点</translation>
    </message>
    <message>
        <source>the feeding node must stand earlier in the list</source>
        <translation>供电节点应排在列表前面</translation>
    </message>
    <message>
        <source>a rating plate needs a positive rating and figures that are not negative</source>
        <translation>铭牌需要正的额定值和非负的参数</translation>
    </message>
    <message>
        <source>load loss {0} kW is more than the short-circuit voltage allows</source>
        <translation>负载损耗 {0} kW 超过短路电压所允许的值</translation>
    </message>
    <message>
        <source>there are no buses</source>
        <translation>没有母线</translation>
    </message>
    <message>
        <source>base power {0} MVA; expected more than 0</source>
        <translation>基准容量 {0} MVA；应大于 0</translation>
    </message>
    <message>
        <source>source voltage {0} V; expected more than 0</source>
        <translation>电源电压 {0} V；应大于 0</translation>
    </message>
    <message>
        <source>resistance and load must be finite and the resistance not negative</source>
        <translation>电阻和负载应为有限数，且电阻不为负</translation>
    </message>
    <message>
        <source>impedances and loads must be finite and resistances not negative</source>
        <translation>阻抗和负载应为有限数，且电阻不为负</translation>
    </message>
    <message>
        <source>no operating point was found, not even for a thousandth of the load</source>
        <translation>没有找到工作点，即使负载只有千分之一</translation>
    </message>
    <message>
        <source>Check impedances, base power and nominal voltages</source>
        <translation>请检查阻抗、基准容量和额定电压</translation>
    </message>
    <message>
        <source>voltage collapse: no operating point. At {0} % of the load this is the weakest bus, at {1} pu; more is not carried</source>
        <translation>电压崩溃：没有工作点。负载为 {0} % 时，此处是最弱的母线，电压 {1} pu；不能再增加</translation>
    </message>
    <message>
        <source>Lower the load, add a feed, or use lower impedance</source>
        <translation>请降低负载、增加一路供电或减小阻抗</translation>
    </message>
    <message>
        <source>no operating point: constant-power loads ask for more than the conductors let through. At {0} % of the load this is the weakest node, at {1} V; more is not carried</source>
        <translation>没有工作点：恒功率负载超过导体的输送能力。负载为 {0} % 时，此处是最弱的节点，电压 {1} V；不能再增加</translation>
    </message>
    <message>
        <source>Lower the load or the loop resistance, or raise the voltage</source>
        <translation>请降低负载或回路电阻，或提高电压</translation>
    </message>
    <message>
        <source>no operating point: {0} W through {1} ohm from {2} V; at most {3} W can be carried</source>
        <translation>没有工作点：由 {2} V 经 {1} ohm 供 {0} W；最多可供 {3} W</translation>
    </message>
    <message>
        <source>load flow stopped</source>
        <translation>潮流计算已停止</translation>
    </message>
    <message>
        <source>it shares an island with bus {0}, a reference too; expected exactly one per island</source>
        <translation>它与母线 {0} 同属一个电气岛，且都是平衡节点；每个岛应恰有一个</translation>
    </message>
    <message>
        <source>Open the tie between them, or put one source behind its impedance</source>
        <translation>请断开两者之间的联络，或将其中一个电源置于其内阻抗之后</translation>
    </message>
    <message>
        <source>no bus is a reference: nothing is supplied</source>
        <translation>没有平衡母线：没有电源供电</translation>
    </message>
    <message>
        <source>closed switches join it to bus {0}, which is a reference too; expected one reference</source>
        <translation>闭合的开关将它与母线 {0} 相连，后者也是平衡节点；应只有一个</translation>
    </message>
    <message>
        <source>closed switches join it to bus {0}, which holds another voltage</source>
        <translation>闭合的开关将它与母线 {0} 相连，后者保持另一电压</translation>
    </message>
    <message>
        <source>a transformer needs an impedance</source>
        <translation>变压器需要阻抗</translation>
    </message>
    <message>
        <source>voltage collapse: the loads ask for more than the conductors let through; this node settles least</source>
        <translation>电压崩溃：负载超过导体的输送能力；此节点最难收敛</translation>
    </message>
    <message>
        <source>Lower the load or the impedance</source>
        <translation>请降低负载或阻抗</translation>
    </message>
    <message>
        <source>a sweep cannot hold the voltage of a generator</source>
        <translation>前推回代法不能保持发电机电压</translation>
    </message>
    <message>
        <source>the energy balance is open by {0} MVA: the numbers of this network are too far apart to be solved</source>
        <translation>能量平衡相差 {0} MVA：该网络各数值相差过大，无法求解</translation>
    </message>
    <message>
        <source>Check impedances, base power and loads</source>
        <translation>请检查阻抗、基准容量和负载</translation>
    </message>
    <message>
        <source>the buses are not those prepared</source>
        <translation>母线与预处理时的不一致</translation>
    </message>
    <message>
        <source>the bus is not the one prepared</source>
        <translation>该母线与预处理时的不一致</translation>
    </message>
    <message>
        <source>the rings of its island have impedances that cancel: the equations are singular</source>
        <translation>其所在岛的环路阻抗相互抵消：方程组奇异</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is {1}; expected more than 0</source>
        <translation>“{0}”为 {1}；应大于 0</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is {1}; expected 0 or more</source>
        <translation>“{0}”为 {1}；应不小于 0</translation>
    </message>
    <message>
        <source>rated voltage {0} kV stands at bus {1} of {2} kV; are the sides of the transformer swapped?</source>
        <translation>额定电压 {0} kV 接在 {2} kV 的母线 {1} 上；变压器两侧是否接反？</translation>
    </message>
    <message>
        <source>conductor temperature {0} °C; expected 20 to 500</source>
        <translation>导体温度为 {0} °C；应为 20 至 500</translation>
    </message>
    <message>
        <source>&quot;cosphi&quot; is {0}; expected above 0, up to 1</source>
        <translation>“cosphi”为 {0}；应大于 0 且不超过 1</translation>
    </message>
    <message>
        <source>the resistance of a transformer is above its impedance</source>
        <translation>变压器的电阻大于其阻抗</translation>
    </message>
    <message>
        <source>the impedance is zero; join the two buses into one</source>
        <translation>阻抗为零；请将两个母线合并为一个</translation>
    </message>
    <message>
        <source>&quot;eta&quot; is {0}; expected above 0, up to 1</source>
        <translation>“eta”为 {0}；应大于 0 且不超过 1</translation>
    </message>
    <message>
        <source>the impedances of the network cancel</source>
        <translation>网络中的阻抗相互抵消</translation>
    </message>
    <message>
        <source>the calculation was cancelled</source>
        <translation>计算已取消</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is missing; this kind of fault needs it</source>
        <translation>缺少“{0}”；计算此类故障需要它</translation>
    </message>
    <message>
        <source>the bus is an island: no source that counts in this case feeds it</source>
        <translation>该母线为孤岛：此工况下没有计入的电源为其供电</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>the report cannot be written: {0}</source>
        <translation>报告无法写入：{0}</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Hall plan</source>
        <translation>机房平面</translation>
    </message>
    <message>
        <source>Rack elevations</source>
        <translation>机柜立面图</translation>
    </message>
    <message>
        <source>Power one-line</source>
        <translation>供电单线图</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>园区</translation>
    </message>
    <message>
        <source>%1 m · %2 m × %3 m</source>
        <translation>%1 m · %2 m × %3 m</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>图名</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案指纹</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Revision, date</source>
        <translation>版次，日期</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Coolant piping and instruments</source>
        <translation>冷却液管道仪表图</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>Spare components, or a second system</source>
        <translation>备用设备，或第二个系统</translation>
    </message>
    <message>
        <source>Paths to every rack</source>
        <translation>到每个机柜的路径</translation>
    </message>
    <message>
        <source>Any element may be taken out, all racks fed</source>
        <translation>任一元件可退出检修，所有机柜有电</translation>
    </message>
    <message>
        <source>Any element may fail, all racks fed and none overloaded or too hot</source>
        <translation>任一元件可故障，所有机柜有电且无过载、无过热</translation>
    </message>
    <message>
        <source>Fuel autonomy at the hall&apos;s load</source>
        <translation>机房负荷下的燃油续航时间</translation>
    </message>
    <message>
        <source>Battery time at full UPS load</source>
        <translation>UPS 满载时的电池时间</translation>
    </message>
</context>
<context>
    <name>quick</name>
    <message>
        <source>Coolant flow</source>
        <translation>冷却液流量</translation>
    </message>
    <message>
        <source>Capacity flow</source>
        <translation>按容量计的流量</translation>
    </message>
    <message>
        <source>Return temperature</source>
        <translation>回液温度</translation>
    </message>
    <message>
        <source>Main pipe</source>
        <translation>干管</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>流速</translation>
    </message>
    <message>
        <source>Pressure drop of the mains</source>
        <translation>干管压降</translation>
    </message>
    <message>
        <source>CDU</source>
        <translation>CDU</translation>
    </message>
    <message>
        <source>Busway per feed</source>
        <translation>每路母线槽</translation>
    </message>
    <message>
        <source>Busway current</source>
        <translation>母线槽电流</translation>
    </message>
    <message>
        <source>Racks × flow curve of the GB300 NVL72 at this supply × liquid heat (90 % of the power) over its own</source>
        <translation>机柜数 × GB300 NVL72 在此供液温度下的流量曲线 × 液冷热量（功率的 90 %）与其自身液冷热量之比</translation>
    </message>
    <message>
        <source>1.5 L/min per kW of liquid heat (OCP facility rule)</source>
        <translation>每 kW 液冷热量 1.5 L/min（OCP 设施规则）</translation>
    </message>
    <message>
        <source>Supply + liquid heat / (flow × density × specific heat), PG25 (ASHRAE Fundamentals)</source>
        <translation>供液温度 + 液冷热量 /（流量 × 密度 × 比热容），PG25（ASHRAE Fundamentals）</translation>
    </message>
    <message>
        <source>Smallest size within the limits of velocity and of pressure drop per metre</source>
        <translation>满足流速与每米压降限值的最小规格</translation>
    </message>
    <message>
        <source>Flow / (π/4 × bore²)</source>
        <translation>流量 /（π/4 × 内径²）</translation>
    </message>
    <message>
        <source>2 × distance × f/2 × density × velocity² / bore, Darcy–Weisbach, f by Churchill 1977</source>
        <translation>2 × 距离 × f/2 × 密度 × 流速² / 内径，Darcy–Weisbach，f 按 Churchill 1977</translation>
    </message>
    <message>
        <source>Heat over capacity or flow over rated flow, whichever asks for more, rounded up, and one to spare (N+1)</source>
        <translation>热量与容量之比或流量与额定流量之比，取较大者向上取整，并备用一台（N+1）</translation>
    </message>
    <message>
        <source>One feed alone carries the racks; continuous load up to 80 % of the rating (NEC 210.20)</source>
        <translation>单路馈电独自承担全部机柜；连续负载不超过额定值的 80 %（NEC 210.20）</translation>
    </message>
    <message>
        <source>Power of its racks / (√3 × line voltage × 0.98) on one feed alone</source>
        <translation>其机柜功率 /（√3 × 线电压 × 0.98），单路馈电</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>the file holds the same</source>
        <translation>与文件内容相同</translation>
    </message>
    <message>
        <source>edits that were not saved</source>
        <translation>有未保存的编辑</translation>
    </message>
    <message>
        <source>the file has changed since, too: both versions are kept</source>
        <translation>文件其后也有更改：两个版本均保留</translation>
    </message>
    <message>
        <source>never saved, or the file is gone</source>
        <translation>从未保存，或文件已不存在</translation>
    </message>
    <message>
        <source>the copy is damaged</source>
        <translation>副本已损坏</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>hall outline</source>
        <translation>机房轮廓</translation>
    </message>
    <message>
        <source>footprints of the catalogue</source>
        <translation>设备库中的占地尺寸</translation>
    </message>
    <message>
        <source>clearances of the catalogue entry</source>
        <translation>设备库条目的检修空间</translation>
    </message>
    <message>
        <source>rack schedule</source>
        <translation>机柜清单</translation>
    </message>
    <message>
        <source>limit entered for the hall</source>
        <translation>为机房输入的限值</translation>
    </message>
    <message>
        <source>NEC 210.20(A), 215.3 (80 % continuous) or rating</source>
        <translation>NEC 210.20(A)、215.3（持续负载 80 %）或额定值</translation>
    </message>
    <message>
        <source>IEC 60364-5-52 Annex G / NEC 215.2 note: 5 %</source>
        <translation>IEC 60364-5-52 附录 G / NEC 215.2 注：5 %</translation>
    </message>
    <message>
        <source>flow need of the catalogue entry at its supply temperature</source>
        <translation>设备库条目在其供液温度下的流量需求</translation>
    </message>
    <message>
        <source>supply limit of the catalogue entry</source>
        <translation>设备库条目的供液温度限值</translation>
    </message>
    <message>
        <source>return limit of the catalogue entry</source>
        <translation>设备库条目的回液温度限值</translation>
    </message>
    <message>
        <source>component limit of the catalogue entry</source>
        <translation>设备库条目的元器件限值</translation>
    </message>
    <message>
        <source>velocity limit of the coolant recipe</source>
        <translation>冷却液规则的流速限值</translation>
    </message>
    <message>
        <source>air inlet limit of the catalogue entry; ASHRAE TC 9.9 class A2 35 °C where it states none</source>
        <translation>设备库条目的进风限值；未注明时采用 ASHRAE TC 9.9 A2 级 35 °C</translation>
    </message>
    <message>
        <source>airflow balance of the hall</source>
        <translation>机房风量平衡</translation>
    </message>
    <message>
        <source>rating point of the catalogue entry</source>
        <translation>设备库条目的额定工况</translation>
    </message>
    <message>
        <source>a figure not stated is unknown, never 0</source>
        <translation>未给出的数值为未知，绝不按 0 计</translation>
    </message>
    <message>
        <source>load flow without solution</source>
        <translation>潮流计算无解</translation>
    </message>
    <message>
        <source>convergence record</source>
        <translation>收敛记录</translation>
    </message>
    <message>
        <source>IEC 60909-0 maximum case against Icw of the catalogue entry; peak by IEC 61439-1 table 7, recalled</source>
        <translation>IEC 60909-0 最大工况与目录条目的 Icw 比较；峰值按 IEC 61439-1 表 7，凭记忆引用</translation>
    </message>
    <message>
        <source>IEC 60909-0 maximum case against Icu of the catalogue entry; making capacity by IEC 60947-2 table 2, recalled</source>
        <translation>IEC 60909-0 最大工况与目录条目的 Icu 比较；接通能力按 IEC 60947-2 表 2，凭记忆引用</translation>
    </message>
    <message>
        <source>IEC 60909-0 covers three-phase AC only</source>
        <translation>IEC 60909-0 只适用于三相交流</translation>
    </message>
    <message>
        <source>UPS fault current of the power recipe; IEC 60947-2 magnetic trips of 5 to 10 times the rating, recalled</source>
        <translation>供电规则中的 UPS 短路电流；IEC 60947-2 磁脱扣为额定值的 5 至 10 倍，凭记忆引用</translation>
    </message>
    <message>
        <source>plant year (manual: plant_year.md)</source>
        <translation>全年计算（手册：plant_year.md）</translation>
    </message>
    <message>
        <source>heat-up in time; thermal mass and throttle limit are class estimates</source>
        <translation>随时间升温；热容与降频限值为同类估算</translation>
    </message>
    <message>
        <source>heat-up in time; thermal mass is a class estimate, the limit is the maker&apos;s</source>
        <translation>随时间升温；热容为同类估算，限值由厂家给出</translation>
    </message>
    <message>
        <source>completeness of the plan</source>
        <translation>方案的完整性</translation>
    </message>
    <message>
        <source>manual: The equipment catalogue</source>
        <translation>手册：设备目录</translation>
    </message>
    <message>
        <source>mass over footprint plus half of the service clearances; limit entered for the hall</source>
        <translation>质量除以占地与一半检修间距之和；限值为该机房输入值</translation>
    </message>
    <message>
        <source>N+N power shelves (OCP Open Rack v3): one side of the shelves carries the rack</source>
        <translation>N+N 电源框（OCP Open Rack v3）：单侧电源框承担整个机柜</translation>
    </message>
    <message>
        <source>peak power of the catalogue entry over the rating of the busway</source>
        <translation>目录条目的峰值功率与母线槽额定值之比</translation>
    </message>
    <message>
        <source>supply at least 2 K over the room&apos;s dew point (HPE and Motivair site guides)</source>
        <translation>供液温度至少高于房间露点 2 K（HPE 与 Motivair 场地指南）</translation>
    </message>
    <message>
        <source>contained air cooling ends at about 41 kW per rack (industry density bands)</source>
        <translation>封闭通道风冷上限约为每机柜 41 kW（行业密度分级）</translation>
    </message>
    <message>
        <source>overrides entered for the hall</source>
        <translation>为该机房输入的覆盖值</translation>
    </message>
    <message>
        <source>sizes in the equipment catalogue</source>
        <translation>设备目录中的规格</translation>
    </message>
    <message>
        <source>manual, The equipment catalogue: unknown is a state, never 0</source>
        <translation>手册“设备目录”：未知是一种状态，绝不等于 0</translation>
    </message>
    <message>
        <source>units placed in the hall</source>
        <translation>机房中放置的设备</translation>
    </message>
    <message>
        <source>manual, Coolant networks: equal CDUs share a group</source>
        <translation>手册“Coolant networks”：同组 CDU 型号相同</translation>
    </message>
    <message>
        <source>working pressure of the catalogue entries of CDU, racks and couplings</source>
        <translation>CDU、机柜和快接头目录条目的工作压力</translation>
    </message>
    <message>
        <source>EN 12828: 0.3 bar over the static height of the loop, recalled</source>
        <translation>EN 12828：高出环路静压 0.3 bar（凭记忆引用）</translation>
    </message>
    <message>
        <source>NPSH of the catalogue entry and 0.5 m of margin (rule of thumb)</source>
        <translation>目录条目的 NPSH 加 0.5 m 裕度（经验规则）</translation>
    </message>
    <message>
        <source>facility flow of the coolant recipe; 90 % drawn is taken as the end of control (class estimate)</source>
        <translation>冷却液规则中的一次侧流量；取用 90 % 视为调节极限（同类估计）</translation>
    </message>
    <message>
        <source>affinity laws on the pump curve; 95 % of full speed (class estimate)</source>
        <translation>泵曲线上的相似定律；全速的 95 %（同类估计）</translation>
    </message>
    <message>
        <source>4.5 m/s: a published 1 in rack connection at its highest flow of 130 L/min</source>
        <translation>4.5 m/s：已发布的 1 in 机柜接管在最大流量 130 L/min 时的流速</translation>
    </message>
    <message>
        <source>rated flow of the coupling&apos;s catalogue entry</source>
        <translation>设备库中接头的额定流量</translation>
    </message>
    <message>
        <source>400 kPa, highest of makers&apos; pressure-independent valves (class figure, recalled)</source>
        <translation>400 kPa，各厂商压力无关阀中的最高值（同类数据，凭记忆）</translation>
    </message>
    <message>
        <source>lowest working pressure stated by rack, coupling and CDU, against the pump curve at no flow</source>
        <translation>机柜、接头与 CDU 注明的最低工作压力，对照泵曲线零流量压头</translation>
    </message>
    <message>
        <source>filtration of the catalogue entries</source>
        <translation>设备库条目的过滤精度</translation>
    </message>
    <message>
        <source>OCP Project Deschutes 1.0: no aluminium, zinc, carbon steel or nickel-plated brass</source>
        <translation>OCP Project Deschutes 1.0：不得使用铝、锌、碳钢或镀镍黄铜</translation>
    </message>
    <message>
        <source>lowest pump flow of the catalogue entry</source>
        <translation>设备库条目的水泵最小流量</translation>
    </message>
    <message>
        <source>Uptime Institute Tier Standard: Topology; recalled</source>
        <translation>Uptime Institute Tier Standard: Topology；凭记忆</translation>
    </message>
    <message>
        <source>ANSI/TIA-942-B; recalled</source>
        <translation>ANSI/TIA-942-B；凭记忆</translation>
    </message>
    <message>
        <source>EN 50600-2-2 availability classes; recalled</source>
        <translation>EN 50600-2-2 可用性等级；凭记忆</translation>
    </message>
    <message>
        <source>GB 50174-2017; recalled</source>
        <translation>GB 50174-2017；凭记忆</translation>
    </message>
    <message>
        <source>class estimate: plate exchangers are offered down to 1 K of approach</source>
        <translation>同类估计：板式换热器的逼近温差最低约 1 K</translation>
    </message>
    <message>
        <source>trip bands of the catalogue with tolerances of IEC 60947-2, recalled</source>
        <translation>目录中的脱扣曲线带，容差按 IEC 60947-2，凭记忆</translation>
    </message>
    <message>
        <source>battery by Peukert&apos;s law, generator start and load steps of the catalogue</source>
        <translation>电池按 Peukert 定律，发电机启动和加载步长按目录</translation>
    </message>
    <message>
        <source>UPS overload 110 % 10 min, 125 % 1 min, 150 % 10 s; class values, recalled</source>
        <translation>UPS 过载 110 % 10 min、125 % 1 min、150 % 10 s；类别值，凭记忆</translation>
    </message>
    <message>
        <source>ISO 8528-5 class of the assumptions, recalled</source>
        <translation>假设中的 ISO 8528-5 等级，凭记忆</translation>
    </message>
    <message>
        <source>rating with altitude and air of the site; recharge of the assumptions</source>
        <translation>按园区海拔和进风的额定功率；回充按假设</translation>
    </message>
    <message>
        <source>IEC 61000-3-7, recalled; lowest fault level of the power recipe</source>
        <translation>IEC 61000-3-7，凭记忆；短路容量取供电规则中的最低值</translation>
    </message>
    <message>
        <source>IEC 61000-3-3 analytical method, good to 10 %; planning level recalled</source>
        <translation>IEC 61000-3-3 解析法，误差 10 %；规划水平凭记忆</translation>
    </message>
    <message>
        <source>IEEE 519 table 2, recalled</source>
        <translation>IEEE 519 表 2，凭记忆</translation>
    </message>
    <message>
        <source>needs of the racks against the pump curve and the range of the valves</source>
        <translation>机柜需求对照泵曲线与阀门调节范围</translation>
    </message>
    <message>
        <source>manual, Coolant checks: balancing</source>
        <translation>手册“Coolant checks”：平衡</translation>
    </message>
    <message>
        <source>OCP row CDU class: pumps take about 1.2 % of the heat</source>
        <translation>OCP 列间 CDU 类：水泵约占热量的 1.2 %</translation>
    </message>
    <message>
        <source>density of the coolant from 10 °C to its hottest; vessel by EN 12828 annex D (recalled); racks and CDUs that state no volume are not in it</source>
        <translation>冷却液自 10 °C 至最高温度的密度；膨胀罐按 EN 12828 附录 D（凭记忆）；未注明容积的机柜和 CDU 不计入</translation>
    </message>
    <message>
        <source>Joukowsky 1898 with 1,200 m/s; slow closing by Michaud 1878</source>
        <translation>Joukowsky 1898，波速 1,200 m/s；缓闭按 Michaud 1878</translation>
    </message>
    <message>
        <source>areas per kW in the assumptions</source>
        <translation>假设中的每 kW 面积</translation>
    </message>
    <message>
        <source>103 to 108 CFM/kW of DGX-class servers</source>
        <translation>DGX 类服务器 103 至 108 CFM/kW</translation>
    </message>
    <message>
        <source>UPS mode of the power recipe</source>
        <translation>供电方案的 UPS 模式</translation>
    </message>
    <message>
        <source>four-wire load flow with the phases of the racks&apos; supplies</source>
        <translation>按机柜电源相别的四线制潮流</translation>
    </message>
    <message>
        <source>limit of the power recipe</source>
        <translation>供电方案的限值</translation>
    </message>
    <message>
        <source>Megatron-LM distributed optimiser, 6 + 12/d bytes a parameter; activations by Korthikanti et al. (2022); 90 % of the memory</source>
        <translation>Megatron-LM 分布式优化器，每参数 6 + 12/d 字节；激活值按 Korthikanti 等（2022）；显存的 90 %</translation>
    </message>
    <message>
        <source>maxima entered for the site; ELC of the solved load flow at TDP</source>
        <translation>为园区输入的上限；ELC 取自 TDP 下的潮流计算</translation>
    </message>
    <message>
        <source>densities at supply and return temperature, riser height</source>
        <translation>供、回液温度下的密度与立管高度</translation>
    </message>
    <message>
        <source>vapour pressure of water at 20 °C under standard air pressure, IAPWS</source>
        <translation>标准大气压下水在 20 °C 的汽化压力（IAPWS）</translation>
    </message>
    <message>
        <source>gauge pressure from head and elevation</source>
        <translation>由水头和标高得出的表压</translation>
    </message>
    <message>
        <source>tokens a second at full speed times bytes per token, against the storage given</source>
        <translation>全速时每秒 token 数乘以每 token 字节数，与给定存储比较</translation>
    </message>
    <message>
        <source>checkpoint size over the assumed write time, with the mean of the other jobs, against the storage given</source>
        <translation>检查点大小除以假设的写入时间，加上其他作业的平均值，与给定存储比较</translation>
    </message>
    <message>
        <source>checkpoints kept and the data set over what may be filled, against the storage given</source>
        <translation>保留的检查点与数据集除以可填充比例，与给定存储比较</translation>
    </message>
    <message>
        <source>firm capacity: a ring fed from one end carries its whole load</source>
        <translation>保证容量：由一端供电的环网应承担全部负荷</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>this alternative was not evaluated: nothing to report</source>
        <translation>该方案尚未计算：没有可报告的内容</translation>
    </message>
    <message>
        <source>Capacity report</source>
        <translation>容量报告</translation>
    </message>
    <message>
        <source>Present value of all costs by group</source>
        <translation>各类成本现值</translation>
    </message>
    <message>
        <source>million USD</source>
        <translation>百万 USD</translation>
    </message>
    <message>
        <source>Cumulative cost, not discounted</source>
        <translation>累计成本（未折现）</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Cost of ownership</source>
        <translation>拥有成本</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>初始投资</translation>
    </message>
    <message>
        <source>Per year</source>
        <translation>每年</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Source of the price</source>
        <translation>价格来源</translation>
    </message>
    <message>
        <source>Assumptions and their sources</source>
        <translation>假设及其来源</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>High</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>* changed by the planner</source>
        <translation>* 由规划人员修改</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>TDP</source>
        <translation>TDP</translation>
    </message>
    <message>
        <source>Liquid</source>
        <translation>液冷</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>Flow need</source>
        <translation>需要流量</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>供液</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回液</translation>
    </message>
    <message>
        <source>Row (racks)</source>
        <translation>机柜列（机柜数）</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>额定值</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>电流</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损耗</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>负载率</translation>
    </message>
    <message>
        <source>Worst loss</source>
        <translation>故障时负载率</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>压降</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>流速</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>热量</translation>
    </message>
    <message>
        <source>Pump power</source>
        <translation>水泵功率</translation>
    </message>
    <message>
        <source>Elements alike in kind, rating and duty are listed once with their number.</source>
        <translation>种类、额定值和工况相同的元件只列一次，并注明数量。</translation>
    </message>
    <message>
        <source>Hall drawings</source>
        <translation>机房图</translation>
    </message>
    <message>
        <source>Rack schedule</source>
        <translation>机柜清单</translation>
    </message>
    <message>
        <source>Summed by row; every rack is in the spreadsheet and the project file.</source>
        <translation>按列汇总；每个机柜的数据见电子表格和项目文件。</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Power: loading</source>
        <translation>供电：负载率</translation>
    </message>
    <message>
        <source>Coolant: flow and thermal margins</source>
        <translation>冷却液：流量与温度裕度</translation>
    </message>
    <message>
        <source>No liquid-cooled rack in this alternative.</source>
        <translation>本方案没有液冷机柜。</translation>
    </message>
    <message>
        <source>Equipment schedule and sources</source>
        <translation>设备清单与来源</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>catalogue size chosen by the recipe, per hall</source>
        <translation>由规则选定的设备库规格，按每个机房计</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Does not work as planned: {0} errors and {1} warnings are open.</source>
        <translation>按当前规划不可行：有 {0} 个错误和 {1} 个警告未解决。</translation>
    </message>
    <message>
        <source>Works as planned with reservations: {0} warnings are open.</source>
        <translation>按当前规划可行，但有保留：{0} 个警告未解决。</translation>
    </message>
    <message>
        <source>Works as planned: no open finding.</source>
        <translation>按当前规划可行：没有未解决的问题。</translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation>关键指标</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>– means not computed or not known; it never stands for zero. The unit is the end of the key.</source>
        <translation>“–”表示未计算或未知，绝不代表零。单位见键的末尾。</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>裕度</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>accepted: {0}</source>
        <translation>已接受：{0}</translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>Comparison of alternatives</source>
        <translation>方案比选</translation>
    </message>
    <message>
        <source>Formulas and convergence</source>
        <translation>公式与收敛情况</translation>
    </message>
    <message>
        <source>How the key figures are computed</source>
        <translation>关键指标的计算方法</translation>
    </message>
    <message>
        <source>Formula and source</source>
        <translation>公式与来源</translation>
    </message>
    <message>
        <source>Convergence records</source>
        <translation>收敛记录</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Converged</source>
        <translation>已收敛</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Worst element</source>
        <translation>最不利元件</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>{0} more records are stored in the project file.</source>
        <translation>另有 {0} 条记录存于项目文件。</translation>
    </message>
    <message>
        <source>Ik″ max</source>
        <translation>Ik″ 最大</translation>
    </message>
    <message>
        <source>Ik″ min</source>
        <translation>Ik″ 最小</translation>
    </message>
    <message>
        <source>Icw</source>
        <translation>Icw</translation>
    </message>
    <message>
        <source>Icu</source>
        <translation>Icu</translation>
    </message>
    <message>
        <source>ip</source>
        <translation>ip</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>断路器</translation>
    </message>
    <message>
        <source>Short circuit</source>
        <translation>短路</translation>
    </message>
    <message>
        <source>By IEC 60909-0. Highest at the head of an element, lowest at its far end. Icw: withstand for 1 s. Icu: breaking capacity. A dash: not stated.</source>
        <translation>按 IEC 60909-0。最大值在元件首端，最小值在末端。Icw：1 s 耐受电流。Icu：分断能力。短横线：未给出。</translation>
    </message>
    <message>
        <source>Not computed: no AC distribution has been solved.</source>
        <translation>未计算：没有已求解的交流配电。</translation>
    </message>
    <message>
        <source>Load flow of every feed at rack TDP. Loading is of what an element may carry continuously: under the 80 % rule, 100 % means 80 % of a breaker&apos;s, feeder&apos;s or busway&apos;s rating. The last column is after the loss of one system.</source>
        <translation>各路在机柜 TDP 下的潮流计算结果。负载率以元件可持续承载的能力为基准：按 80 % 规则，100 % 即断路器、馈线或母线槽额定值的 80 %。最后一列为失去一路系统之后的值。</translation>
    </message>
    <message>
        <source>Energy by month and end use</source>
        <translation>按月份与用途的能耗</translation>
    </message>
    <message>
        <source>month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Power by duration</source>
        <translation>功率持续曲线</translation>
    </message>
    <message>
        <source>% of the year</source>
        <translation>全年的 %</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>设施</translation>
    </message>
    <message>
        <source>End use</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>PUE {0}, worst hour {1}; WUE {2} L/kWh; {3} hours without a compressor; {4} hours warmer than the set point.</source>
        <translation>PUE {0}，最差小时 {1}；WUE {2} L/kWh；{3} 小时不开压缩机；{4} 小时高于设定值。</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>散热系统</translation>
    </message>
    <message>
        <source>Heat at the design day</source>
        <translation>设计日散热量</translation>
    </message>
    <message>
        <source>Units needed</source>
        <translation>所需台数</translation>
    </message>
    <message>
        <source>Units installed</source>
        <translation>安装台数</translation>
    </message>
    <message>
        <source>Plant and year</source>
        <translation>散热系统与全年</translation>
    </message>
    <message>
        <source>Coolant group</source>
        <translation>冷却液组</translation>
    </message>
    <message>
        <source>Index circuit</source>
        <translation>最不利环路</translation>
    </message>
    <message>
        <source>Pump head</source>
        <translation>泵扬程</translation>
    </message>
    <message>
        <source>Valves open</source>
        <translation>阀门全开</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>平衡后</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Pump power of all running CDUs: with every valve wide open, as balanced, and the share of the heat that pumps of the OCP row CDU class take.</source>
        <translation>全部运行 CDU 的泵功率：阀门全开时、平衡后，以及 OCP 列间 CDU 类水泵占热量的份额。</translation>
    </message>
    <message>
        <source>Setting Kv</source>
        <translation>设定 Kv</translation>
    </message>
    <message>
        <source>Valve drop</source>
        <translation>阀门压降</translation>
    </message>
    <message>
        <source>Kv: m³/h of water at 1 bar (IEC 60534). The index circuit keeps its valve open.</source>
        <translation>Kv：1 bar 下水的 m³/h（IEC 60534）。最不利环路的阀门保持全开。</translation>
    </message>
    <message>
        <source>Balancing: valve schedule</source>
        <translation>平衡：阀门设定表</translation>
    </message>
    <message>
        <source>CDU</source>
        <translation>冷却液分配单元（CDU）</translation>
    </message>
    <message>
        <source>Secondary flow</source>
        <translation>二次侧流量</translation>
    </message>
    <message>
        <source>Facility flow</source>
        <translation>一次侧流量</translation>
    </message>
    <message>
        <source>Pump speed</source>
        <translation>泵转速</translation>
    </message>
    <message>
        <source>Approach</source>
        <translation>逼近温差</translation>
    </message>
    <message>
        <source>Least approach</source>
        <translation>最小逼近温差</translation>
    </message>
    <message>
        <source>Pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>At shut-off</source>
        <translation>零流量时</translation>
    </message>
    <message>
        <source>One CDU of each group, running. Heat and secondary flow of the rating, facility flow of what its open valve draws, pressures gauge at the loop&apos;s lowest point.</source>
        <translation>每组一台运行中的 CDU。换热量和二次侧流量相对额定值，一次侧流量相对阀门全开时，压力为回路最低点表压。</translation>
    </message>
    <message>
        <source>Room or yard</source>
        <translation>用房或场地</translation>
    </message>
    <message>
        <source>Sized by</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>with roads and setbacks</source>
        <translation>含道路和退距</translation>
    </message>
    <message>
        <source>No plot area is entered. Areas per kW are estimates: see the assumptions.</source>
        <translation>未填地块面积。每 kW 面积为估计：见假设。</translation>
    </message>
    <message>
        <source>This fits the plot. Areas per kW are estimates: see the assumptions.</source>
        <translation>地块放得下。每 kW 面积为估计：见假设。</translation>
    </message>
    <message>
        <source>This does not fit the plot. Areas per kW are estimates: see the assumptions.</source>
        <translation>地块放不下。每 kW 面积为估计：见假设。</translation>
    </message>
    <message>
        <source>Halls, rooms and yards as blocks</source>
        <translation>机房、用房与场地示意</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>园区</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Supply air</source>
        <translation>送风温度</translation>
    </message>
    <message>
        <source>Return air</source>
        <translation>回风</translation>
    </message>
    <message>
        <source>Rack inlet, worst</source>
        <translation>机柜进风，最差</translation>
    </message>
    <message>
        <source>Zonal network of the hall&apos;s air, a planning model: it answers where containment and airflow are short, not the temperature at one server (manual: air.md).</source>
        <translation>机房气流的分区网络，属规划模型：回答封闭与风量何处不足，而非单台服务器的温度（手册：air.md）。</translation>
    </message>
    <message>
        <source>wet bulb, °C</source>
        <translation>湿球温度，°C</translation>
    </message>
    <message>
        <source>hours of the year</source>
        <translation>全年各小时</translation>
    </message>
    <message>
        <source>day of the year</source>
        <translation>日序</translation>
    </message>
    <message>
        <source>hour of the day</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Facility power by hour and day</source>
        <translation>逐日逐时设施功率</translation>
    </message>
    <message>
        <source>PUE by hour and day</source>
        <translation>逐日逐时 PUE</translation>
    </message>
    <message>
        <source>Water by hour and day</source>
        <translation>逐日逐时用水</translation>
    </message>
    <message>
        <source>PUE of the hour by wet bulb</source>
        <translation>逐时 PUE 与湿球温度</translation>
    </message>
    <message>
        <source>WUE of the hour by wet bulb</source>
        <translation>逐时 WUE 与湿球温度</translation>
    </message>
    <message>
        <source>Weather on the psychrometric chart</source>
        <translation>焓湿图上的气象</translation>
    </message>
    <message>
        <source>dry bulb, °C</source>
        <translation>干球温度，°C</translation>
    </message>
    <message>
        <source>humidity ratio, g/kg</source>
        <translation>含湿量，g/kg</translation>
    </message>
    <message>
        <source>saturation</source>
        <translation>饱和线</translation>
    </message>
    <message>
        <source>recommended for racks</source>
        <translation>机柜推荐范围</translation>
    </message>
    <message>
        <source>Supply of the liquid loops against energy</source>
        <translation>液冷回路供水温度与能耗</translation>
    </message>
    <message>
        <source>facility water supply, °C</source>
        <translation>一次侧供水，°C</translation>
    </message>
    <message>
        <source>over IT energy at the coolest supply</source>
        <translation>与最低供水温度下 IT 能耗之比</translation>
    </message>
    <message>
        <source>IT and plant energy</source>
        <translation>IT 与冷站能耗</translation>
    </message>
    <message>
        <source>partial PUE</source>
        <translation>局部 PUE</translation>
    </message>
    <message>
        <source>hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>fans {0}</source>
        <translation>风机 {0}</translation>
    </message>
    <message>
        <source>chiller</source>
        <translation>冷水机组</translation>
    </message>
    <message>
        <source>draws {0}</source>
        <translation>耗电 {0}</translation>
    </message>
    <message>
        <source>pumps</source>
        <translation>水泵</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>冷却塔</translation>
    </message>
    <message>
        <source>adiabatic cooler</source>
        <translation>绝热冷却器</translation>
    </message>
    <message>
        <source>dry cooler</source>
        <translation>干冷器</translation>
    </message>
    <message>
        <source>{0}, set point {1}</source>
        <translation>{0}，设定值 {1}</translation>
    </message>
    <message>
        <source>outside {0}, wet bulb {1}; rejected {2}</source>
        <translation>室外 {0}，湿球 {1}；排热 {2}</translation>
    </message>
    <message>
        <source>Design day</source>
        <translation>设计日</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>室外</translation>
    </message>
    <message>
        <source>Before the chiller</source>
        <translation>冷水机组前</translation>
    </message>
    <message>
        <source>Chiller</source>
        <translation>冷水机组</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>风机</translation>
    </message>
    <message>
        <source>Pumps</source>
        <translation>水泵</translation>
    </message>
    <message>
        <source>IT at TDP, of one hall each.</source>
        <translation>IT 按 TDP，每项为一个机房。</translation>
    </message>
    <message>
        <source>Notes and accepted findings</source>
        <translation>备注和已接受的问题</translation>
    </message>
    <message>
        <source>Values to be confirmed</source>
        <translation>待确认的数值</translation>
    </message>
    <message>
        <source>Breakers, busways and cables</source>
        <translation>断路器、母线槽和电缆</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Bill of quantities</source>
        <translation>工程量清单</translation>
    </message>
    <message>
        <source>Commissioning tests</source>
        <translation>调试测试</translation>
    </message>
    <message>
        <source>there is no section &quot;{0}&quot;; there are: {1}</source>
        <translation>没有章节“{0}”；现有章节：{1}</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Pass, initials</source>
        <translation>合格，签字</translation>
    </message>
    <message>
        <source>Test 1: coolant flow at each rack</source>
        <translation>测试 1：各机柜冷却液流量</translation>
    </message>
    <message>
        <source>Least flow</source>
        <translation>最小流量</translation>
    </message>
    <message>
        <source>All CDUs in duty, set points as planned, strainers clean. Passes within ± {0} % of the flow and not below the least flow.</source>
        <translation>所有 CDU 投运，设定值按规划，过滤器清洁。流量偏差在 ± {0} % 以内且不低于最小流量为合格。</translation>
    </message>
    <message>
        <source>Test 2: CDUs under full heat load</source>
        <translation>测试 2：满热负荷下的 CDU</translation>
    </message>
    <message>
        <source>Liquid load banks of the rack TDP in place of racks; readings after steady temperatures for 15 minutes.</source>
        <translation>以等于机柜 TDP 的液冷假负载代替机柜；温度稳定 15 分钟后读数。</translation>
    </message>
    <message>
        <source>Test 3: power at rack TDP</source>
        <translation>测试 3：机柜 TDP 下的供电</translation>
    </message>
    <message>
        <source>Load banks of the rack TDP on every feed, all systems live. Record currents of all phases and the temperature of joints by infrared.</source>
        <translation>各供电路接入等于机柜 TDP 的假负载，全部系统带电。记录各相电流，并以红外测量接头温度。</translation>
    </message>
    <message>
        <source>Test 4: loss of one element under load</source>
        <translation>测试 4：带载失去一个元件</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Racks dark</source>
        <translation>断电机柜</translation>
    </message>
    <message>
        <source>Racks short of flow</source>
        <translation>流量不足机柜</translation>
    </message>
    <message>
        <source>Highest supply</source>
        <translation>最高供液</translation>
    </message>
    <message>
        <source>Throttles after</source>
        <translation>降频时间</translation>
    </message>
    <message>
        <source>As predicted by the failure list. A dash under throttling: not within half an hour. Stop a test before the least time to throttle where racks are loaded.</source>
        <translation>按故障清单预测。降频时间为短横线表示半小时内不降频。机柜带载时，须在最短降频时间之前停止测试。</translation>
    </message>
    <message>
        <source>{0} more rows in the workbook.</source>
        <translation>工作簿中另有 {0} 行。</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>决定因素</translation>
    </message>
    <message>
        <source>What it rests on</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Price of {0}</source>
        <translation>{0} 的价格</translation>
    </message>
    <message>
        <source>{0} is better than {1} by &quot;{2}&quot; in {3} % of the draws: the evidence carries this ranking.</source>
        <translation>按“{2}”，{0} 在 {3} % 的抽样中优于 {1}：依据支持此排序。</translation>
    </message>
    <message>
        <source>{0} is worse than {1} by &quot;{2}&quot;: better in only {3} % of the draws. The evidence carries this ranking.</source>
        <translation>按“{2}”，{0} 劣于 {1}：仅在 {3} % 的抽样中更优。依据支持此排序。</translation>
    </message>
    <message>
        <source>{0} is better than {1} by &quot;{2}&quot; in {3} % of the draws: the evidence does not carry a ranking.</source>
        <translation>按“{2}”，{0} 在 {3} % 的抽样中优于 {1}：依据不足以支持排序。</translation>
    </message>
    <message>
        <source>Open errors, warnings</source>
        <translation>未处理的错误，警告</translation>
    </message>
    <message>
        <source>● best of the row. – not known: it never stands for zero. p10 and p90: one draw in ten is below, one above.</source>
        <translation>● 本行最优。– 未知：绝不代表零。p10 和 p90：各有十分之一的抽样更低、更高。</translation>
    </message>
    <message>
        <source>Assumptions that move the cost most</source>
        <translation>对成本影响最大的假设</translation>
    </message>
    <message>
        <source>Cost at low</source>
        <translation>低值时成本</translation>
    </message>
    <message>
        <source>Cost at high</source>
        <translation>高值时成本</translation>
    </message>
    <message>
        <source>Total cost of {0}, one assumption moved at a time.</source>
        <translation>{0} 的总成本，每次只改变一个假设。</translation>
    </message>
    <message>
        <source>Where the ranking turns</source>
        <translation>排序反转点</translation>
    </message>
    <message>
        <source>Equal at</source>
        <translation>相等于</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>State of the plans</source>
        <translation>规划状态</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案指纹</translation>
    </message>
    <message>
        <source>To be confirmed</source>
        <translation>待确认</translation>
    </message>
    <message>
        <source>First open finding</source>
        <translation>首个未处理的问题</translation>
    </message>
    <message>
        <source>To be confirmed: figures of power, cooling, size and mass whose source is an estimate or weak.</source>
        <translation>待确认：来源为估算或不可靠的功率、冷却、尺寸和质量数值。</translation>
    </message>
    <message>
        <source>a comparison needs two alternatives or more</source>
        <translation>比较需要两个或更多方案</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>编制人</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>{0} errors are neither mended nor accepted.</source>
        <translation>{0} 个错误既未修正也未接受。</translation>
    </message>
    <message>
        <source>{0} values that decide a verdict are estimated or to be confirmed.</source>
        <translation>{0} 个决定结论的数值为估算或待确认。</translation>
    </message>
    <message>
        <source>No revision of this plan was issued.</source>
        <translation>此规划尚未发布任何版次。</translation>
    </message>
    <message>
        <source>The plan was changed after revision {0}.</source>
        <translation>版次 {0} 之后规划已修改。</translation>
    </message>
    <message>
        <source>Revision {0} is not checked and approved yet.</source>
        <translation>版次 {0} 尚未校核并批准。</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>规划值</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>版次记录</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版次</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>修改内容</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>编制</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>校核</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Key figures against revision {0}</source>
        <translation>与版次 {0} 相比的关键指标</translation>
    </message>
    <message>
        <source>Revision {0}</source>
        <translation>版次 {0}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>No key figure differs.</source>
        <translation>关键指标无变化。</translation>
    </message>
    <message>
        <source>Revision {0}, approved</source>
        <translation>版次 {0}，已批准</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>校核人</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>批准人</translation>
    </message>
    <message>
        <source>To be confirmed before this is issued</source>
        <translation>发布前须确认</translation>
    </message>
    <message>
        <source>{0} more in the section of values to be confirmed.</source>
        <translation>另有 {0} 个见待确认的数值一节。</translation>
    </message>
    <message>
        <source>Figures of power, cooling, size and mass of the types in use whose source is a class estimate or weak. Confirm them with the maker, enter the confirmed value with its source, and evaluate again.</source>
        <translation>所用类型中来源为同类估算或不可靠的功率、冷却、尺寸和质量数值。请向制造商确认，填入确认值及来源，再重新计算。</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>满足</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不满足</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>失去</translation>
    </message>
    <message>
        <source>As a fault</source>
        <translation>作为故障</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>计划停运</translation>
    </message>
    <message>
        <source>Short of flow</source>
        <translation>流量不足</translation>
    </message>
    <message>
        <source>Too hot</source>
        <translation>过热</translation>
    </message>
    <message>
        <source>Racks&apos; TDP</source>
        <translation>机柜 TDP</translation>
    </message>
    <message>
        <source>Shuts down after</source>
        <translation>停机时间</translation>
    </message>
    <message>
        <source>Single failures of what racks share; those that do not hold first. A dash: not within half an hour. * rests on a class estimate of a limit.</source>
        <translation>机柜共用元件的单一故障；不满足者在前。短横线：半小时内不发生。* 依据限值的同类估算。</translation>
    </message>
    <message>
        <source>Findings accepted by a person</source>
        <translation>由人员接受的问题</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>By</source>
        <translation>签署人</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Placed units</source>
        <translation>放置的设备</translation>
    </message>
    <message>
        <source>Electrical</source>
        <translation>电气</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>Breakers</source>
        <translation>断路器</translation>
    </message>
    <message>
        <source>breaker</source>
        <translation>断路器</translation>
    </message>
    <message>
        <source>Type, rating</source>
        <translation>类型，额定值</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Halls that are declared several times are counted so often. Lengths are net, as derived from the layout: waste, spares and terminations are not in them.</source>
        <translation>重复声明的机房按次数计入。长度为由布置得出的净长：不含损耗、备用和端接。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>No conductor has been derived.</source>
        <translation>没有生成导体。</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>Power, TDP</source>
        <translation>功率（TDP）</translation>
    </message>
    <message>
        <source>Of the rack type: basis of heat, coolant flow and continuous current</source>
        <translation>取自机柜型号：发热量、冷却液流量和持续电流的依据</translation>
    </message>
    <message>
        <source>Power, typical</source>
        <translation>功率（典型）</translation>
    </message>
    <message>
        <source>Of the rack type: basis of energy and cost</source>
        <translation>取自机柜型号：能耗和成本的依据</translation>
    </message>
    <message>
        <source>Power, peak</source>
        <translation>功率（峰值）</translation>
    </message>
    <message>
        <source>Of the rack type: short peaks for transients</source>
        <translation>取自机柜型号：用于瞬态校核的短时峰值</translation>
    </message>
    <message>
        <source>Heat to liquid</source>
        <translation>液冷热量</translation>
    </message>
    <message>
        <source>TDP × liquid fraction of the rack type</source>
        <translation>TDP × 机柜型号的液冷占比</translation>
    </message>
    <message>
        <source>Heat to air</source>
        <translation>风冷热量</translation>
    </message>
    <message>
        <source>TDP less the heat to liquid</source>
        <translation>TDP 减液冷热量</translation>
    </message>
    <message>
        <source>Feed current, alone</source>
        <translation>单路供电电流</translation>
    </message>
    <message>
        <source>Highest current of a feed that carries the rack alone, at TDP</source>
        <translation>TDP 下由单路带起该机柜时的最大电流</translation>
    </message>
    <message>
        <source>Voltage drop</source>
        <translation>电压降</translation>
    </message>
    <message>
        <source>Utility to rack inlet, worst feed, by load flow</source>
        <translation>市电至机柜进线，最不利的一路，由潮流计算得出</translation>
    </message>
    <message>
        <source>Fed by</source>
        <translation>供电来源</translation>
    </message>
    <message>
        <source>Derived from the hall&apos;s power recipe</source>
        <translation>由机房的供电规则推导</translation>
    </message>
    <message>
        <source>Coolant flow needed</source>
        <translation>所需冷却液流量</translation>
    </message>
    <message>
        <source>Flow curve of the rack type at the supply temperature</source>
        <translation>机柜型号在该供液温度下的流量曲线</translation>
    </message>
    <message>
        <source>Coolant flow</source>
        <translation>冷却液流量</translation>
    </message>
    <message>
        <source>Solved in the loop: pump curves against pipes and racks</source>
        <translation>由回路求解：水泵曲线对管道和机柜阻力</translation>
    </message>
    <message>
        <source>Flow margin</source>
        <translation>流量裕度</translation>
    </message>
    <message>
        <source>(flow − need) / need</source>
        <translation>（流量 − 需要）/ 需要</translation>
    </message>
    <message>
        <source>Supply temperature</source>
        <translation>供液温度</translation>
    </message>
    <message>
        <source>Secondary supply of its CDU group, by effectiveness–NTU</source>
        <translation>其 CDU 组的二次侧供液温度，由效能–传热单元数法得出</translation>
    </message>
    <message>
        <source>Return temperature</source>
        <translation>回液温度</translation>
    </message>
    <message>
        <source>Supply + heat to liquid / (ρ · cp · flow)</source>
        <translation>供液温度 + 液冷热量 / (ρ · cp · 流量)</translation>
    </message>
    <message>
        <source>Pressure drop of rack</source>
        <translation>机柜压降</translation>
    </message>
    <message>
        <source>Reference drop × (flow / reference flow)^exponent</source>
        <translation>参考压降 ×（流量 / 参考流量）^指数</translation>
    </message>
    <message>
        <source>Hottest component</source>
        <translation>最热元器件</translation>
    </message>
    <message>
        <source>Inlet + power × plate resistance at the plate&apos;s flow</source>
        <translation>进液温度 + 功率 × 冷板在其流量下的热阻</translation>
    </message>
    <message>
        <source>Thermal margin</source>
        <translation>温度裕度</translation>
    </message>
    <message>
        <source>Component limit less hottest component</source>
        <translation>元器件限值减最热元器件温度</translation>
    </message>
    <message>
        <source>Air inlet</source>
        <translation>进风温度</translation>
    </message>
    <message>
        <source>Supply air mixed with recirculated air</source>
        <translation>送风与回流热风的混合温度</translation>
    </message>
    <message>
        <source>Airflow needed</source>
        <translation>所需风量</translation>
    </message>
    <message>
        <source>Airflow curve of the rack type at its inlet</source>
        <translation>机柜型号在其进风温度下的风量曲线</translation>
    </message>
    <message>
        <source>Floor load</source>
        <translation>楼面荷载</translation>
    </message>
    <message>
        <source>Mass over footprint</source>
        <translation>质量与占地面积之比</translation>
    </message>
    <message>
        <source>Floor load, spread</source>
        <translation>楼面荷载（扩散）</translation>
    </message>
    <message>
        <source>Mass over footprint and half the clearances</source>
        <translation>质量与占地面积加一半检修空间之比</translation>
    </message>
    <message>
        <source>Coolant group</source>
        <translation>冷却液组</translation>
    </message>
    <message>
        <source>Derived from the hall&apos;s coolant recipe</source>
        <translation>由机房的冷却液规则推导</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>Catalogue entry chosen by the recipe</source>
        <translation>由规则从设备库选定</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>额定值</translation>
    </message>
    <message>
        <source>Equal units</source>
        <translation>相同台数</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>负载率</translation>
    </message>
    <message>
        <source>Of what it may carry, normal state</source>
        <translation>与允许承载值之比，正常状态</translation>
    </message>
    <message>
        <source>Loading, worst failure</source>
        <translation>负载率（最不利故障）</translation>
    </message>
    <message>
        <source>Highest over all single failures</source>
        <translation>各单一故障中的最高值</translation>
    </message>
    <message>
        <source>Worst failure</source>
        <translation>最不利故障</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Through it, at its output</source>
        <translation>流经功率，输出侧</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损耗</translation>
    </message>
    <message>
        <source>At this load</source>
        <translation>当前负载下</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>电流</translation>
    </message>
    <message>
        <source>Electrical input</source>
        <translation>输入电功率</translation>
    </message>
    <message>
        <source>Of pumps and fans</source>
        <translation>水泵和风机</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Along its route in the layout</source>
        <translation>沿布局中的路由</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>Pressure drop</source>
        <translation>压降</translation>
    </message>
    <message>
        <source>Darcy–Weisbach with fittings</source>
        <translation>Darcy–Weisbach 公式，计入管件</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>流速</translation>
    </message>
    <message>
        <source>Power availability</source>
        <translation>供电可用度</translation>
    </message>
    <message>
        <source>Share of the year in which a feed is live, by minimal cut sets; planned outages apart</source>
        <translation>一年中至少一路供电有电的时间占比，按最小割集；不含计划停电</translation>
    </message>
    <message>
        <source>Power outages per year</source>
        <translation>每年断电次数</translation>
    </message>
    <message>
        <source>Expected losses of all feeds at once</source>
        <translation>所有供电路同时失电的预期次数</translation>
    </message>
    <message>
        <source>Short-circuit current, highest</source>
        <translation>最大短路电流</translation>
    </message>
    <message>
        <source>Ik″ of IEC 60909 at its head, three-phase, from utility or generators</source>
        <translation>IEC 60909 首端三相 Ik″，由市电或发电机供电</translation>
    </message>
    <message>
        <source>Peak short-circuit current</source>
        <translation>短路电流峰值</translation>
    </message>
    <message>
        <source>ip = κ √2 Ik″</source>
        <translation>ip = κ √2 Ik″</translation>
    </message>
    <message>
        <source>Short-circuit current, lowest</source>
        <translation>最小短路电流</translation>
    </message>
    <message>
        <source>Minimum case of IEC 60909 at its far end, of three-phase, two-phase and earth faults</source>
        <translation>IEC 60909 最小工况下末端三相、两相和接地故障中的最小值</translation>
    </message>
    <message>
        <source>Short-time withstand</source>
        <translation>短时耐受电流</translation>
    </message>
    <message>
        <source>Icw, 1 s, of the type chosen</source>
        <translation>所选类型的 Icw，1 s</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>断路器</translation>
    </message>
    <message>
        <source>Smallest of the catalogue that carries the rating</source>
        <translation>目录中能承载额定值的最小规格</translation>
    </message>
    <message>
        <source>Breaking capacity</source>
        <translation>分断能力</translation>
    </message>
    <message>
        <source>Icu of that breaker</source>
        <translation>该断路器的 Icu</translation>
    </message>
    <message>
        <source>Working pressure</source>
        <translation>工作压力</translation>
    </message>
    <message>
        <source>Gauge: vessel + pump head less drops + static head of the lowest point</source>
        <translation>表压：膨胀罐压力 + 水泵扬程 − 压降 + 最低点静压头</translation>
    </message>
    <message>
        <source>NPSH available</source>
        <translation>有效汽蚀余量（NPSH）</translation>
    </message>
    <message>
        <source>(Atmosphere + gauge at the suction − vapour pressure) / (ρ g)</source>
        <translation>（大气压 + 吸入口表压 − 汽化压力）/（ρ g）</translation>
    </message>
    <message>
        <source>Valve setting Kv</source>
        <translation>阀门设定 Kv</translation>
    </message>
    <message>
        <source>m³/h of water at 1 bar, of its balancing or control valve as it stands</source>
        <translation>1 bar 下水的 m³/h，平衡阀或控制阀的当前值</translation>
    </message>
    <message>
        <source>Pressure drop of valve</source>
        <translation>阀门压降</translation>
    </message>
    <message>
        <source>Over its balancing or control valve</source>
        <translation>平衡阀或控制阀两端</translation>
    </message>
    <message>
        <source>Valve authority</source>
        <translation>阀权度</translation>
    </message>
    <message>
        <source>Drop of the valve over that of valve, hoses and rack</source>
        <translation>阀门压降与阀门、软管和机柜总压降之比</translation>
    </message>
    <message>
        <source>Approach</source>
        <translation>逼近温差</translation>
    </message>
    <message>
        <source>Secondary supply less facility supply</source>
        <translation>二次侧供液温度减一次侧供水温度</translation>
    </message>
    <message>
        <source>Approach, valve open</source>
        <translation>逼近温差（阀门全开）</translation>
    </message>
    <message>
        <source>With the primary valve wide open, by effectiveness–NTU with UA at both flows</source>
        <translation>一次侧阀门全开，按 ε-NTU，UA 取两侧流量下的值</translation>
    </message>
    <message>
        <source>Secondary flow over rated</source>
        <translation>二次侧流量与额定值之比</translation>
    </message>
    <message>
        <source>Facility flow drawn</source>
        <translation>一次侧取用流量</translation>
    </message>
    <message>
        <source>Of the flow with the primary valve wide open: what is left is control authority</source>
        <translation>相对一次侧阀门全开时的流量：余下即调节余量</translation>
    </message>
    <message>
        <source>Pump speed</source>
        <translation>泵转速</translation>
    </message>
    <message>
        <source>Of full speed</source>
        <translation>相对全速</translation>
    </message>
    <message>
        <source>Pressure at shut-off, gauge</source>
        <translation>零流量压力（表压）</translation>
    </message>
    <message>
        <source>Pumps at full speed against shut valves</source>
        <translation>水泵全速、阀门关闭</translation>
    </message>
    <message>
        <source>Four-wire load flow of the supplies on their phases, at the head of the run.</source>
        <translation>按各电源相别的四线制潮流,取首端值。</translation>
    </message>
    <message>
        <source>The same when the other feeds of its racks are lost.</source>
        <translation>机柜其他馈电失去时的同一值。</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>That hang on it.</source>
        <translation>挂接其上的机柜。</translation>
    </message>
    <message>
        <source>Phase L1</source>
        <translation>L1 相</translation>
    </message>
    <message>
        <source>Phase L2</source>
        <translation>L2 相</translation>
    </message>
    <message>
        <source>Phase L3</source>
        <translation>L3 相</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>中性线</translation>
    </message>
    <message>
        <source>Root of the squares of the fundamental and of three times the third harmonic of a phase.</source>
        <translation>基波与三倍相三次谐波的平方和开方。</translation>
    </message>
    <message>
        <source>Phase imbalance</source>
        <translation>三相不平衡</translation>
    </message>
    <message>
        <source>Largest line current over the mean of the three, less 1.</source>
        <translation>最大线电流与三相平均值之比减 1。</translation>
    </message>
    <message>
        <source>Largest phase alone</source>
        <translation>单独供电时最大相</translation>
    </message>
    <message>
        <source>Neutral alone</source>
        <translation>单独供电时中性线</translation>
    </message>
    <message>
        <source>Allowed current</source>
        <translation>允许电流</translation>
    </message>
    <message>
        <source>Of a line: rating of all parallel units times the share for continuous load.</source>
        <translation>单相线:全部并联单元额定值乘以连续负荷份额。</translation>
    </message>
</context>
<context>
    <name>source</name>
    <message>
        <source>estimate: class</source>
        <translation>估算：同类设备</translation>
    </message>
    <message>
        <source>estimate: H100 node 300-350 kUSD (about 39 kUSD a GPU), GB200 NVL72 compute 3.4 MUSD a rack (47 kUSD a GPU; Bernstein 2025)</source>
        <translation>估算：H100 节点 300-350 kUSD（每 GPU 约 39 kUSD），GB200 NVL72 计算部分每机柜 3.4 MUSD（每 GPU 47 kUSD；Bernstein 2025）</translation>
    </message>
    <message>
        <source>estimate: -20/+30 % as for GPU prices</source>
        <translation>估算：与 GPU 价格相同，-20/+30 %</translation>
    </message>
    <message>
        <source>estimate: labour and site work on top of equipment; the sum is checked against the published 6.2 MUSD/MW of critical capacity (Cushman &amp; Wakefield 2025)</source>
        <translation>估算：设备之外的人工与现场施工；合计已与公布的每 MW 关键负荷 6.2 MUSD 核对（Cushman &amp; Wakefield 2025）</translation>
    </message>
    <message>
        <source>Cushman &amp; Wakefield, Data Center Development Cost Guide 2025: 27 % of 11.7 (9.3-15.0) MUSD/MW</source>
        <translation>Cushman &amp; Wakefield《Data Center Development Cost Guide 2025》：11.7（9.3-15.0）MUSD/MW 的 27 %</translation>
    </message>
    <message>
        <source>Cushman &amp; Wakefield, Data Center Development Cost Guide 2025: 10 % of 11.7 (9.3-15.0) MUSD/MW</source>
        <translation>Cushman &amp; Wakefield《Data Center Development Cost Guide 2025》：11.7（9.3-15.0）MUSD/MW 的 10 %</translation>
    </message>
    <message>
        <source>estimate: general fit-out class; busways, CDUs, loops and air units are computed apart</source>
        <translation>估算：一般装修水平；母线槽、CDU、管路和空调另行计算</translation>
    </message>
    <message>
        <source>Cushman &amp; Wakefield 2025: 244 kUSD per acre, US mean; range estimated. Counted where the plot area is stated</source>
        <translation>Cushman &amp; Wakefield 2025：每英亩 244 kUSD，美国平均；范围为估算。注明用地面积时才计入</translation>
    </message>
    <message>
        <source>estimate: excluded from Cushman &amp; Wakefield&apos;s figure</source>
        <translation>估算：Cushman &amp; Wakefield 的数值不含此项</translation>
    </message>
    <message>
        <source>recalled, estimate: dry MV/LV market range 25-60 USD/kVA</source>
        <translation>凭经验估算：中低压干式变压器市场价 25-60 USD/kVA</translation>
    </message>
    <message>
        <source>recalled, estimate</source>
        <translation>凭经验估算</translation>
    </message>
    <message>
        <source>recalled, estimate: 250-500 USD/kW</source>
        <translation>凭经验估算：250-500 USD/kW</translation>
    </message>
    <message>
        <source>recalled, estimate: 10-30 USD/A at 415 V</source>
        <translation>凭经验估算：415 V 时 10-30 USD/A</translation>
    </message>
    <message>
        <source>recalled, estimate: 400-800 USD/kW</source>
        <translation>凭经验估算：400-800 USD/kW</translation>
    </message>
    <message>
        <source>estimate: N+1 of five; 0 where the site has no generators. Used where the derived network holds none</source>
        <translation>估算：五台的 N+1；园区没有发电机时取 0。推导的供电网络中没有发电机时采用</translation>
    </message>
    <message>
        <source>recalled, estimate: 60-150 USD/kW</source>
        <translation>凭经验估算：60-150 USD/kW</translation>
    </message>
    <message>
        <source>recalled, estimate: 150-400 USD/kW</source>
        <translation>凭经验估算：150-400 USD/kW</translation>
    </message>
    <message>
        <source>recalled, estimate: 300-700 USD/kW</source>
        <translation>凭经验估算：300-700 USD/kW</translation>
    </message>
    <message>
        <source>recalled, estimate: 1-3 kUSD/kW</source>
        <translation>凭经验估算：1-3 kUSD/kW</translation>
    </message>
    <message>
        <source>estimate: new build; set 1 for an existing air-cooled hall</source>
        <translation>估算：新建；既有风冷机房取 1</translation>
    </message>
    <message>
        <source>64-port NDR switch 35-50 kUSD (second-hand, 2025-26)</source>
        <translation>64 端口 NDR 交换机 35-50 kUSD（转引，2025-26）</translation>
    </message>
    <message>
        <source>64-port 800G switch 150-250 kUSD (second-hand, 2025-26)</source>
        <translation>64 端口 800G 交换机 150-250 kUSD（转引，2025-26）</translation>
    </message>
    <message>
        <source>estimate: twice the 800G port</source>
        <translation>估算：800G 端口的两倍</translation>
    </message>
    <message>
        <source>600-800 USD (second-hand, 2025-26)</source>
        <translation>600-800 USD（转引，2025-26）</translation>
    </message>
    <message>
        <source>DR8 1,100-1,400 USD, FR4 1,500-1,900 USD (second-hand, 2025-26)</source>
        <translation>DR8 1,100-1,400 USD，FR4 1,500-1,900 USD（转引，2025-26）</translation>
    </message>
    <message>
        <source>estimate: from the 800G range</source>
        <translation>估算：由 800G 的范围推得</translation>
    </message>
    <message>
        <source>MPO trunk 50-150 USD (second-hand, 2025-26)</source>
        <translation>MPO 主干光缆 50-150 USD（转引，2025-26）</translation>
    </message>
    <message>
        <source>estimate: all optical, since leaf switches stand away from the racks</source>
        <translation>估算：叶交换机与机柜分开布置，故全部为光链路</translation>
    </message>
    <message>
        <source>Bernstein 2025: 1.0-1.5 % of 5.9 MUSD per 72-GPU rack, all in</source>
        <translation>Bernstein 2025：每个 72 GPU 机柜全部费用 5.9 MUSD 的 1.0-1.5 %</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>frontier preset: Llama 3, 419 in 54 days on 16,384 GPUs; low: 6.50 failures per 1,000 node-days (Kokolis et al., HPCA 2025); high: as far above</source>
        <translation>前沿训练：Llama 3，16,384 GPU 在 54 天内中断 419 次；下限：每 1,000 节点·天 6.50 次故障（Kokolis 等，HPCA 2025）；上限：按相同倍率向上</translation>
    </message>
    <message>
        <source>Llama 3: largest published synchronous run with a measured effective time above 90 %; larger plans run several jobs or replicas that recover alone</source>
        <translation>Llama 3：已公布的、实测有效时间超过 90 % 的最大同步训练；规模更大时运行多个作业或可独立恢复的副本</translation>
    </message>
    <message>
        <source>0.01 h in a published cost model of training runs; spread factor 2 estimated</source>
        <translation>某公布的训练成本模型取 0.01 h；离散系数 2 为估算</translation>
    </message>
    <message>
        <source>estimate: crash seconds, hang until the watchdog; detect, replace and reload sum to the 0.25 h of a published cost model</source>
        <translation>估算：崩溃为数秒，挂起则到看门狗超时；检测、更换与重新加载合计为某公布成本模型的 0.25 h</translation>
    </message>
    <message>
        <source>estimate: used where a domain has hot spares</source>
        <translation>估算：域内有热备时采用</translation>
    </message>
    <message>
        <source>estimate: used where a domain has no hot spares; see detection</source>
        <translation>估算：域内没有热备时采用；见故障检测时间</translation>
    </message>
    <message>
        <source>estimate: see detection</source>
        <translation>估算：见故障检测时间</translation>
    </message>
    <message>
        <source>derived from the Llama 3 table: 289 of 419 interruptions in hardware of a tray</source>
        <translation>由 Llama 3 统计表推得：419 次中断中有 289 次源于托盘硬件</translation>
    </message>
    <message>
        <source>estimate: next working day</source>
        <translation>估算：次一工作日</translation>
    </message>
    <message>
        <source>estimate: class of GPU servers at idle</source>
        <translation>估算：同类 GPU 服务器的空闲状态</translation>
    </message>
    <message>
        <source>estimate: 64-port switches of 1.7-2.2 kW without optics</source>
        <translation>估算：64 端口交换机，不含光模块 1.7-2.2 kW</translation>
    </message>
    <message>
        <source>8-12 W (second-hand, 2025-26)</source>
        <translation>8-12 W（转引，2025-26）</translation>
    </message>
    <message>
        <source>14-16 W with DSP, envelope 18 W (second-hand, 2025-26)</source>
        <translation>含 DSP 14-16 W，上限 18 W（转引，2025-26）</translation>
    </message>
    <message>
        <source>US industrial mean 2025, 8.3 cents (Epoch AI from EIA), all in; spread sigma 0.20</source>
        <translation>2025 年美国工业平均电价 8.3 美分（Epoch AI 据 EIA），含全部费用；离散 σ 取 0.20</translation>
    </message>
    <message>
        <source>derived from US industrial means 2019-2025: 6.8 to 8.3 cents (Epoch AI from EIA); range estimated</source>
        <translation>由 2019-2025 年美国工业平均电价 6.8 至 8.3 美分推得（Epoch AI 据 EIA）；范围为估算</translation>
    </message>
    <message>
        <source>estimate: general inflation</source>
        <translation>估算：一般通货膨胀</translation>
    </message>
    <message>
        <source>estimate: 0, since the default energy price is an all-in mean; with a tariff enter both (recalled: 8-20 USD/kW and month)</source>
        <translation>估算：默认电价为含全部费用的平均值，故取 0；有具体电价时两者均应输入（凭经验：每 kW 每月 8-20 USD）</translation>
    </message>
    <message>
        <source>AEP Ohio data centre tariff 2025: 85 % for 12 years; others 80-85 %</source>
        <translation>AEP Ohio 2025 年数据中心电价：12 年内 85 %；其他为 80-85 %</translation>
    </message>
    <message>
        <source>recalled, estimate: 6-12 %, debt of new cloud providers 9-14 %</source>
        <translation>凭经验估算：6-12 %，新兴云服务商债务 9-14 %</translation>
    </message>
    <message>
        <source>estimate: one life of the IT, so that alternatives are compared on one generation</source>
        <translation>估算：取一个 IT 寿命周期，使各方案在同一代设备上比较</translation>
    </message>
    <message>
        <source>estimate: 1, the basis of published cost per GPU-hour and PFLOP-day; shared clusters about 0.55-0.9. Idle hours draw the idle share of typical power</source>
        <translation>估算：取 1，即公布的每 GPU 小时和每 PFLOP·天成本的口径；共享集群约 0.55-0.9。空闲小时按典型功率的空闲比例耗电</translation>
    </message>
    <message>
        <source>accounting lives 2025: Amazon 5 (part), Meta 5.5, CoreWeave and others 6; conservative 3</source>
        <translation>2025 年会计折旧年限：Amazon 5（部分）、Meta 5.5、CoreWeave 等 6；保守取 3</translation>
    </message>
    <message>
        <source>recalled, estimate: 12-20 years</source>
        <translation>凭经验估算：12-20 年</translation>
    </message>
    <message>
        <source>recalled, estimate: 25-39 years</source>
        <translation>凭经验估算：25-39 年</translation>
    </message>
    <message>
        <source>recalled, estimate: 4-6 years</source>
        <translation>凭经验估算：4-6 年</translation>
    </message>
    <message>
        <source>estimate until the plant year is computed: dry cooler at its design point, 117.7 kW of fans for 2,931 kW (BAC TDFS1238N record in modelica-buildings) = 4.0 %</source>
        <translation>在完成全年计算前为估算：干冷器设计工况，散热 2,931 kW 时风机 117.7 kW（modelica-buildings 中的 BAC TDFS1238N 记录）= 4.0 %</translation>
    </message>
    <message>
        <source>estimate until the plant year is computed: air-cooled chiller with fans at COP 4, no economiser; room fans are computed apart</source>
        <translation>在完成全年计算前为估算：风冷冷水机组含风机 COP 为 4，无自然冷却；室内风机另行计算</translation>
    </message>
    <message>
        <source>median of large plants: liquid with dry adiabatic cooling 0.16, with tower 1.96 (second-hand)</source>
        <translation>大型设施的中位数：液冷配干式绝热冷却 0.16，配冷却塔 1.96（转引）</translation>
    </message>
    <message>
        <source>median of large plants: adiabatic dry 0.28, tower with economiser 2.19 (second-hand)</source>
        <translation>大型设施的中位数：干式绝热 0.28，冷却塔带自然冷却 2.19（转引）</translation>
    </message>
    <message>
        <source>recalled, estimate: 1-4 USD/m³</source>
        <translation>凭经验估算：1-4 USD/m³</translation>
    </message>
    <message>
        <source>recalled, estimate: 3-8 at hyperscale</source>
        <translation>凭经验估算：超大规模数据中心为 3-8</translation>
    </message>
    <message>
        <source>recalled, estimate: 2-4 %</source>
        <translation>凭经验估算：2-4 %</translation>
    </message>
    <message>
        <source>recalled, estimate: 1-3 %</source>
        <translation>凭经验估算：1-3 %</translation>
    </message>
    <message>
        <source>recalled, estimate: 0.5-1.5 %</source>
        <translation>凭经验估算：0.5-1.5 %</translation>
    </message>
    <message>
        <source>US 2025-26 (GreenCalculus from eGRID, Ember, DEFRA); another set gives 0.367</source>
        <translation>美国 2025-26（GreenCalculus 据 eGRID、Ember、DEFRA）；另一数据集为 0.367</translation>
    </message>
    <message>
        <source>estimate: 0, no price on the site&apos;s carbon; enter the local one</source>
        <translation>估算：取 0，即园区碳排放无价格；请输入当地价格</translation>
    </message>
    <message>
        <source>IEEE 493 standard network, single circuit; recalled</source>
        <translation>IEEE 493 标准网络，单回路；凭记忆引用</translation>
    </message>
    <message>
        <source>IEEE 493: 0.312 failures per year of both circuits over 1.956 of one; recalled. 1 where all supplies come from one substation</source>
        <translation>IEEE 493：双回路同时故障每年 0.312 次与单回路 1.956 次之比；凭记忆引用。所有电源来自同一变电站时为 1</translation>
    </message>
    <message>
        <source>IEEE 493-1997 survey; recalled. Well-kept fleets claim 0.001 to 0.005</source>
        <translation>IEEE 493-1997 调查；凭记忆引用。维护良好的机组自称为 0.001 至 0.005</translation>
    </message>
    <message>
        <source>IEEE 493-1997 survey; recalled</source>
        <translation>IEEE 493-1997 调查；凭记忆引用</translation>
    </message>
    <message>
        <source>IEEE 493 standard network, liquid, 3,000 kVA; recalled</source>
        <translation>IEEE 493 标准网络，油浸式，3,000 kVA；凭记忆引用</translation>
    </message>
    <message>
        <source>IEEE 493 standard network, liquid, 3,000 kVA, replaced from stock; recalled</source>
        <translation>IEEE 493 标准网络，油浸式，3,000 kVA，用库存更换；凭记忆引用</translation>
    </message>
    <message>
        <source>125,000 h between failures of a module, class of makers&apos; figures (second-hand)</source>
        <translation>模块平均故障间隔 125,000 h，制造商数据的典型值（转引）</translation>
    </message>
    <message>
        <source>estimate: service contract with parts at hand</source>
        <translation>估算：有服务合同且备件在手</translation>
    </message>
    <message>
        <source>IEEE 493 standard network, bare bus 600 V; recalled. Insulated: 0.0017</source>
        <translation>IEEE 493 标准网络，600 V 裸母线；凭记忆引用。绝缘母线：0.0017</translation>
    </message>
    <message>
        <source>IEEE 493 standard network, bare bus 600 V; recalled</source>
        <translation>IEEE 493 标准网络，600 V 裸母线；凭记忆引用</translation>
    </message>
    <message>
        <source>IEEE 493 standard network, 600 V drawout, closed, above 600 A; recalled</source>
        <translation>IEEE 493 标准网络，600 V 抽出式，常闭，600 A 以上；凭记忆引用</translation>
    </message>
    <message>
        <source>IEEE 493 standard network, fixed, closed, up to 600 A; recalled</source>
        <translation>IEEE 493 标准网络，固定式，常闭，600 A 及以下；凭记忆引用</translation>
    </message>
    <message>
        <source>IEEE 493 standard network, bus duct, 0.000125 per circuit foot; recalled</source>
        <translation>IEEE 493 标准网络，母线槽，每回路英尺 0.000125；凭记忆引用</translation>
    </message>
    <message>
        <source>IEEE 493 standard network, bus duct; recalled</source>
        <translation>IEEE 493 标准网络，母线槽；凭记忆引用</translation>
    </message>
    <message>
        <source>estimate: 500,000 h between failures</source>
        <translation>估算：平均故障间隔 500,000 h</translation>
    </message>
    <message>
        <source>estimate: beta factors of 1 to 10 % are usual for equal units of one maker and one maintenance</source>
        <translation>估算：同一制造商、同一维护的同类设备，β 因子通常为 1 至 10 %</translation>
    </message>
    <message>
        <source>estimate: one working day each</source>
        <translation>估算：每台一个工作日</translation>
    </message>
    <message>
        <source>class estimate: lithium about 1.05, valve-regulated lead-acid at high rate 1.2-1.35</source>
        <translation>类别估计：锂电池约 1.05，阀控铅酸电池高倍率下 1.2-1.35</translation>
    </message>
    <message>
        <source>class estimate: 5-25 % of the load</source>
        <translation>类别估计：负荷的 5-25 %</translation>
    </message>
    <message>
        <source>class estimate: 10-30 s</source>
        <translation>类别估计：10-30 s</translation>
    </message>
    <message>
        <source>class of active rectifiers near full load: 3-5 %; recalled</source>
        <translation>有源整流器接近满载的类别值：3-5 %；凭记忆</translation>
    </message>
    <message>
        <source>NFPA 110 type 10; recalled</source>
        <translation>NFPA 110 type 10；凭记忆</translation>
    </message>
    <message>
        <source>ISO 8528-5, high mean effective pressure: 50-60 %; recalled</source>
        <translation>ISO 8528-5，高平均有效压力机组：50-60 %；凭记忆</translation>
    </message>
    <message>
        <source>class estimate: steps of 20-30 %</source>
        <translation>类别估计：步长 20-30 %</translation>
    </message>
    <message>
        <source>ISO 8528-5 class G2, frequency; recalled</source>
        <translation>ISO 8528-5 G2 级，频率；凭记忆</translation>
    </message>
    <message>
        <source>ISO 8528-5 class G2: 10 %; G3: 7 %; recalled</source>
        <translation>ISO 8528-5 G2 级：10 %；G3 级：7 %；凭记忆</translation>
    </message>
    <message>
        <source>ISO 8528-5 class G2: 20 %; G3: 15 %; recalled</source>
        <translation>ISO 8528-5 G2 级：20 %；G3 级：15 %；凭记忆</translation>
    </message>
    <message>
        <source>class estimate of large diesels; below half load they take more per kWh</source>
        <translation>大型柴油机类别估计；半载以下每 kWh 油耗更高</translation>
    </message>
    <message>
        <source>class estimate of turbocharged sets; ask the maker</source>
        <translation>涡轮增压机组类别估计；请询厂家</translation>
    </message>
    <message>
        <source>class estimate: 1 % per 100 m; ask the maker</source>
        <translation>类别估计：每 100 m 1 %；请询厂家</translation>
    </message>
    <message>
        <source>class estimate; ISO 8528-1 refers to 25 °C, makers of data-centre sets to 40 °C</source>
        <translation>类别估计；ISO 8528-1 以 25 °C 为基准，数据中心机组厂家以 40 °C 为基准</translation>
    </message>
    <message>
        <source>class estimate: 2-10 % per 5 K; ask the maker</source>
        <translation>类别估计：每 5 K 2-10 %；请询厂家</translation>
    </message>
    <message>
        <source>published model of training loads: 50-75 % of TDP (arXiv 2506.17284)</source>
        <translation>已发表的训练负荷模型：TDP 的 50-75 %（arXiv 2506.17284）</translation>
    </message>
    <message>
        <source>estimate: milliseconds; storage in power shelves lengthens it</source>
        <translation>估计：毫秒级；电源框中的储能会延长它</translation>
    </message>
    <message>
        <source>every second or two (Uptime Institute update 382; arXiv 2508.14318)</source>
        <translation>每一两秒一次（Uptime Institute update 382；arXiv 2508.14318）</translation>
    </message>
    <message>
        <source>IEC 61000-3-7, usual 2-4 % by how often; recalled; ask the network operator</source>
        <translation>IEC 61000-3-7，按频次通常为 2-4 %；凭记忆；请询电网运营商</translation>
    </message>
    <message>
        <source>IEC 61000-3-7 planning level, medium voltage: Pst 0.9; recalled; one customer&apos;s share is less</source>
        <translation>IEC 61000-3-7 中压规划水平：Pst 0.9；凭记忆；单个用户的份额更低</translation>
    </message>
    <message>
        <source>estimate: 0, since the default energy price is an all-in mean; with a time-of-use tariff enter the off-peak price above and the difference here</source>
        <translation>估计：0，默认电价为综合均价；采用分时电价时，上面填谷段电价，此处填差额</translation>
    </message>
    <message>
        <source>estimate: 0, one factor at all hours; enter the difference of the grid&apos;s marginal plant</source>
        <translation>估计：0，全部小时同一因子；请填电网边际机组的差额</translation>
    </message>
    <message>
        <source>estimate: afternoon and evening, every day</source>
        <translation>估计：每日下午与傍晚</translation>
    </message>
    <message>
        <source>estimate: afternoon and evening, every day; an end before the start runs over midnight</source>
        <translation>估计：每日下午与傍晚；结束早于开始则跨越午夜</translation>
    </message>
    <message>
        <source>estimate: a chain of 2.5 MVA has about 14 m² of transformer and 18 m of boards and UPS 1 m deep, 1.2 m free before and 1 m behind: 72 m², a tenth more for corridors</source>
        <translation>估计：2.5 MVA 一组约有 14 m² 变压器和 18 m 长、1 m 深的配电柜与 UPS，前留 1.2 m、后留 1 m：72 m²，走道再加一成</translation>
    </message>
    <message>
        <source>estimate: cabinets of about 35 kWh on 0.6 m² with 1 m before them, half as much again for spacing and walls; lead-acid takes two to three times that</source>
        <translation>估计：每柜约 35 kWh、占 0.6 m²，前留 1 m，间距与墙再加一半；铅酸为其两到三倍</translation>
    </message>
    <message>
        <source>estimate: a pump of 2 MW on 2.5 m² takes 13.5 m² with 1 m around, N+1 of four a third more, the same again for exchanger and filters</source>
        <translation>估计：2 MW 水泵占 2.5 m²，四周留 1 m 为 13.5 m²，四台 N+1 再加三分之一，换热器与过滤再加同样面积</translation>
    </message>
    <message>
        <source>estimate: an enclosure of 3 MW is about 13 m by 3.6 m on its tank; with 1.5 m to the next and its share of a lane 90 m²</source>
        <translation>估计：3 MW 箱体约 13 m × 3.6 m，下置油箱；与相邻留 1.5 m 并分摊车道，共 90 m²</translation>
    </message>
    <message>
        <source>estimate: a dry cooler of 1 MW is about 12 m by 2.3 m, doubled for air to reach it; towers take about a third, chillers with their coils half as much again</source>
        <translation>估计：1 MW 干冷器约 12 m × 2.3 m，为进风加倍；冷却塔约三分之一，带盘管的冷水机组多一半</translation>
    </message>
    <message>
        <source>estimate: 6 m high, 1.5 m around</source>
        <translation>估计：高 6 m，四周 1.5 m</translation>
    </message>
    <message>
        <source>estimate: as much again; codes and substation differ by site</source>
        <translation>估计：同等面积；规范与变电站因地而异</translation>
    </message>
    <message>
        <source>estimate: standard deviation of averages over minutes, between phases of jobs; measure your own</source>
        <translation>估计:作业各阶段之间分钟平均值的标准差;请自行实测</translation>
    </message>
    <message>
        <source>estimate: racks of one synchronous job rise and fall together; about 0.2 for many small jobs</source>
        <translation>估计:同一同步作业的机柜同升同降;大量小作业约 0.2</translation>
    </message>
    <message>
        <source>published practice: an H100 held to 600 of 700 W loses 10-15 % in training (0.68 to 1.05), 5-8 % where memory-bound (0.33 to 0.54)</source>
        <translation>公开经验:H100 由 700 W 限至 600 W,训练损失 10–15 %(0.68–1.05),受内存带宽限制时损失 5–8 %(0.33–0.54)</translation>
    </message>
    <message>
        <source>published MFU 0.30-0.55 of the BF16 peak (Llama 3: 0.38-0.43); used where a type does not state what the step-time model needs</source>
        <translation>已公布的 MFU 为 BF16 峰值的 0.30-0.55（Llama 3：0.38-0.43）；型号未给出步时模型所需数据时使用</translation>
    </message>
    <message>
        <source>estimate: no MFU of 72-GPU domains at scale is published; what the model says of them is kept, with an open range to both sides</source>
        <translation>估计：尚无 72-GPU 域大规模 MFU 公布；保留模型结果，两侧留有范围</translation>
    </message>
    <message>
        <source>estimate: fitted once, with the overlap, to published runs on A100, H100 and H800; they lie within 20 % of the model (manual: Compute value)</source>
        <translation>估计：与重叠率一起对 A100、H100、H800 的已公布训练一次拟合；各训练与模型相差 20 % 以内（手册：算力价值）</translation>
    </message>
    <message>
        <source>estimate: fitted once, with the kernel efficiency, to published runs (manual: Compute value)</source>
        <translation>估计：与内核效率一起对已公布训练一次拟合（手册：算力价值）</translation>
    </message>
    <message>
        <source>estimate: the planner&apos;s own judgement; 0.5 is neutral</source>
        <translation>估计：规划者自己的判断；0.5 为中性</translation>
    </message>
    <message>
        <source>estimate: what a second source would save at the next purchase</source>
        <translation>估计：下次采购时第二供应商可节省的金额</translation>
    </message>
    <message>
        <source>estimate: a training site with some development; shared clusters far more</source>
        <translation>估计：兼有少量开发的训练园区；共享集群高得多</translation>
    </message>
    <message>
        <source>estimate: one node</source>
        <translation>估计：一个节点</translation>
    </message>
    <message>
        <source>InferenceX 2025-26, three-year rent: H100 1.30, B200 2.90, GB200 3.30, GB300 3.96 USD/h</source>
        <translation>InferenceX 2025-26，三年租期：H100 1.30、B200 2.90、GB200 3.30、GB300 3.96 美元/小时</translation>
    </message>
    <message>
        <source>estimate: ten times a year; Epoch AI counts four to five times</source>
        <translation>估计：每年十倍；Epoch AI 统计为四至五倍</translation>
    </message>
    <message>
        <source>estimate: two to four times from one generation to the next</source>
        <translation>估计：每一代二至四倍</translation>
    </message>
    <message>
        <source>recalled, estimate: large transformers and switchgear 12-24 months, grid connection up to years</source>
        <translation>凭记忆，估计：大型变压器和开关柜 12–24 个月，并网可达数年</translation>
    </message>
    <message>
        <source>estimate: design 2, delivery 4, installation 2 months</source>
        <translation>估计：设计 2 个月、交货 4 个月、安装 2 个月</translation>
    </message>
    <message>
        <source>estimate: survey, design and work in an empty hall</source>
        <translation>估计：在空机房中勘察、设计和施工</translation>
    </message>
    <message>
        <source>estimate: 3-12 months by allocation</source>
        <translation>估计：视配额 3–12 个月</translation>
    </message>
    <message>
        <source>estimate: delivery before the racks, then laying and test</source>
        <translation>估计：先于机柜到货，然后敷设和测试</translation>
    </message>
    <message>
        <source>estimate: parallel split, kernels, scheduler, regression of results</source>
        <translation>估计：并行切分、内核、调度器、结果回归</translation>
    </message>
    <message>
        <source>estimate: courses and drills with the first loop</source>
        <translation>估计：课程及在首个回路上的演练</translation>
    </message>
    <message>
        <source>estimate: 4 to 8 weeks of tests and two weeks of burn-in</source>
        <translation>估计：4 至 8 周测试和两周老化</translation>
    </message>
    <message>
        <source>estimate: tray 0.3 m above the rack; ports at half of the rack&apos;s height</source>
        <translation>估计：桥架高于机柜 0.3 m；端口位于机柜半高</translation>
    </message>
    <message>
        <source>estimate: 10 % for bends and changes of tray</source>
        <translation>估计：弯曲和换桥架 10 %</translation>
    </message>
    <message>
        <source>estimate: service loop and way inside the rack</source>
        <translation>估计：检修余圈和机柜内路径</translation>
    </message>
    <message>
        <source>estimate: 42 less patch panels, power and air</source>
        <translation>估计：42 减去配线架、电源和通风</translation>
    </message>
    <message>
        <source>estimate: repeated halls stand in a square block with this gap</source>
        <translation>估计：重复的机房按此间距排成方阵</translation>
    </message>
    <message>
        <source>estimate: one dual-port data processing unit per tray or node</source>
        <translation>估计：每托盘或节点一块双端口数据处理器</translation>
    </message>
    <message>
        <source>estimate: one for the board controller, one for the processing unit</source>
        <translation>估计：板载控制器一个，数据处理器一个</translation>
    </message>
    <message>
        <source>parameters in 2 bytes, master copy in 4, two moments of Adam in 8 (Rajbhandari et al. 2020, gradients not kept)</source>
        <translation>参数 2 字节，主副本 4 字节，Adam 的两个矩 8 字节（Rajbhandari 等 2020，不保留梯度）</translation>
    </message>
    <message>
        <source>estimate: the latest few and one in a hundred for return</source>
        <translation>估计：最近几个，另每百个留一个以便回退</translation>
    </message>
    <message>
        <source>estimate: parallel file systems slow down when full</source>
        <translation>估计：并行文件系统写满时变慢</translation>
    </message>
    <message>
        <source>recalled, estimate: 2U flash appliance of 24 drives of 30 TB</source>
        <translation>凭记忆，估计：2U 闪存设备，24 块 30 TB 盘</translation>
    </message>
    <message>
        <source>recalled: 90 GB/s of a 2U flash appliance for AI</source>
        <translation>凭记忆：面向 AI 的 2U 闪存设备 90 GB/s</translation>
    </message>
    <message>
        <source>recalled: 65 GB/s of a 2U flash appliance for AI</source>
        <translation>凭记忆：面向 AI 的 2U 闪存设备 65 GB/s</translation>
    </message>
    <message>
        <source>recalled, estimate: 2U flash appliance at load</source>
        <translation>凭记忆，估计：带载的 2U 闪存设备</translation>
    </message>
    <message>
        <source>estimate: 300-1,000 USD per usable TB with its software; quote locally</source>
        <translation>估计：含软件每可用 TB 300–1,000 美元；请本地询价</translation>
    </message>
    <message>
        <source>estimate: one appliance of 2 kW for about 250 GPUs, as the price per GPU implies</source>
        <translation>估计：约 250 块 GPU 一台 2 kW 的设备，与每 GPU 价格相符</translation>
    </message>
    <message>
        <source>estimate: 0, not stated: as much as the workload needs</source>
        <translation>估计：0，未给定：按工作负载所需</translation>
    </message>
    <message>
        <source>estimate: 0, not stated: as fast as the workload needs</source>
        <translation>估计：0，未给定：速度按工作负载所需</translation>
    </message>
    <message>
        <source>estimate: 0, not stated: checkpoints take the assumed write time</source>
        <translation>估计：0，未给定：检查点用假设的写入时间</translation>
    </message>
    <message>
        <source>token numbers of text take 2 to 4 bytes; pictures and video thousands a token</source>
        <translation>文本的 token 编号占 2 至 4 字节；图片和视频每 token 数千字节</translation>
    </message>
    <message>
        <source>IEEE 493-1997 survey, above 600 V, in conduit below ground, 0.00613 per 1,000 ft; recalled</source>
        <translation>IEEE 493-1997 调查，600 V 以上，地下穿管，每 1,000 英尺 0.00613 次；凭记忆引用</translation>
    </message>
    <message>
        <source>IEEE 493-1997 survey, above 600 V, in conduit below ground; recalled</source>
        <translation>IEEE 493-1997 调查，600 V 以上，地下穿管；凭记忆引用</translation>
    </message>
    <message>
        <source>estimate: three panels at the 0.00113 each of insulated bus above 600 V of the IEEE 493-1997 survey, recalled</source>
        <translation>估算：三面柜，每面取 IEEE 493-1997 调查中 600 V 以上绝缘母线的 0.00113 次，凭记忆引用</translation>
    </message>
    <message>
        <source>estimate: median of the IEEE 493-1997 survey for bus above 600 V, recalled; its mean is near ten times that</source>
        <translation>估算：IEEE 493-1997 调查中 600 V 以上母线的中位数，凭记忆引用；其平均值约为十倍</translation>
    </message>
</context>
<context>
    <name>template</name>
    <message>
        <source>Air-cooled 8-GPU nodes</source>
        <translation>风冷 8 GPU 节点</translation>
    </message>
    <message>
        <source>32 DGX H100 nodes in 8 racks: one SuperPOD scalable unit</source>
        <translation>8 个机柜共 32 台 DGX H100：一个 SuperPOD 扩展单元</translation>
    </message>
    <message>
        <source>Superpods, generation 1</source>
        <translation>超节点，第一代</translation>
    </message>
    <message>
        <source>8 superpods of 72 GPUs, two racks and about 120 kW each</source>
        <translation>8 个 72 GPU 超节点，各占两个机柜，约 120 kW</translation>
    </message>
    <message>
        <source>Superpods, generation 2</source>
        <translation>超节点，第二代</translation>
    </message>
    <message>
        <source>16 superpods of 72 GPUs with 288 GB each, one rack each</source>
        <translation>16 个 72 GPU 超节点，单 GPU 显存 288 GB，各占一个机柜</translation>
    </message>
    <message>
        <source>Superpods, generation 3</source>
        <translation>超节点，第三代</translation>
    </message>
    <message>
        <source>16 superpods of 72 GPUs over 170 kW each</source>
        <translation>16 个 72 GPU 超节点，各超过 170 kW</translation>
    </message>
    <message>
        <source>Hybrid site</source>
        <translation>混合园区</translation>
    </message>
    <message>
        <source>Superpods for pre-training and air nodes for inference, in one site</source>
        <translation>同一园区内，超节点用于预训练，风冷节点用于推理</translation>
    </message>
    <message>
        <source>Ten-thousand-GPU cluster</source>
        <translation>万卡集群</translation>
    </message>
    <message>
        <source>144 superpods in one hall</source>
        <translation>一个机房内 144 个超节点</translation>
    </message>
    <message>
        <source>Million-GPU campus</source>
        <translation>百万卡园区</translation>
    </message>
    <message>
        <source>97 equal halls of 144 superpods</source>
        <translation>97 个相同机房，各 144 个超节点</translation>
    </message>
    <message>
        <source>Architecture comparison</source>
        <translation>架构对比</translation>
    </message>
    <message>
        <source>Air nodes, three superpod generations and a hybrid at 1,152 GPUs</source>
        <translation>同为 1,152 GPU：风冷节点、三代超节点和混合架构</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>演算示例</translation>
    </message>
    <message>
        <source>16 GB300 racks whose sizing can be followed by hand in the manual</source>
        <translation>16 个 GB300 机柜，可按手册手算核对其选型</translation>
    </message>
    <message>
        <source>GB300 row</source>
        <translation>GB300 机柜列</translation>
    </message>
    <message>
        <source>8 GB300 racks on a row CDU of published rating</source>
        <translation>8 个 GB300 机柜，由一台有公布额定值的列间 CDU 供液</translation>
    </message>
</context>
<context>
    <name>term</name>
    <message>
        <source>loss of system {0}</source>
        <translation>失去系统 {0}</translation>
    </message>
    <message>
        <source>loss of the source of {0}</source>
        <translation>失去 {0} 的电源</translation>
    </message>
    <message>
        <source>power balance</source>
        <translation>功率平衡</translation>
    </message>
    <message>
        <source>power</source>
        <translation>供电</translation>
    </message>
    <message>
        <source>coolant mass {0}</source>
        <translation>冷却液质量 {0}</translation>
    </message>
    <message>
        <source>coolant heat {0}</source>
        <translation>冷却液热量 {0}</translation>
    </message>
    <message>
        <source>coolant {0}</source>
        <translation>冷却液 {0}</translation>
    </message>
    <message>
        <source>of source</source>
        <translation>（相对电源）</translation>
    </message>
    <message>
        <source>of flow</source>
        <translation>（相对流量）</translation>
    </message>
    <message>
        <source>of heat</source>
        <translation>（相对热量）</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>变压器</translation>
    </message>
    <message>
        <source>switchboard</source>
        <translation>配电柜</translation>
    </message>
    <message>
        <source>busway</source>
        <translation>母线槽</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>发电机</translation>
    </message>
    <message>
        <source>feeder</source>
        <translation>馈线</translation>
    </message>
    <message>
        <source>utility</source>
        <translation>市电</translation>
    </message>
    <message>
        <source>mechanical-board</source>
        <translation>动力配电柜</translation>
    </message>
    <message>
        <source>ups</source>
        <translation>UPS</translation>
    </message>
    <message>
        <source>cdu</source>
        <translation>CDU</translation>
    </message>
    <message>
        <source>crah</source>
        <translation>CRAH</translation>
    </message>
    <message>
        <source>IT</source>
        <translation>IT</translation>
    </message>
    <message>
        <source>electrical losses</source>
        <translation>供电损耗</translation>
    </message>
    <message>
        <source>pumps and fans</source>
        <translation>泵和风机</translation>
    </message>
    <message>
        <source>heat rejection</source>
        <translation>散热设备</translation>
    </message>
    <message>
        <source>estimate: heat rejection by an assumed share until the plant year is computed</source>
        <translation>估算：在完成全年计算前，散热设备功率按假设的比例计</translation>
    </message>
    <message>
        <source>unknown: some rack types state no power</source>
        <translation>未知：有机柜型号未注明功率</translation>
    </message>
    <message>
        <source>{0} jobs of the largest assumed size</source>
        <translation>{0} 个按假设最大规模的作业</translation>
    </message>
    <message>
        <source>unknown: no peak stated for {0}</source>
        <translation>未知：{0} 未注明峰值</translation>
    </message>
    <message>
        <source>lower bound: no price for {0}</source>
        <translation>下界：{0} 没有价格</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>USD/year</source>
        <translation>USD/年</translation>
    </message>
    <message>
        <source>USD/kW·month</source>
        <translation>USD/kW·月</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>estimate: weather generated for {0}</source>
        <translation>估计：为 {0} 生成的气象</translation>
    </message>
    <message>
        <source>weather of {0}</source>
        <translation>{0} 的气象</translation>
    </message>
    <message>
        <source>CDU pumps and air units</source>
        <translation>CDU 泵与空调末端</translation>
    </message>
    <message>
        <source>facility water pumps</source>
        <translation>一次侧水泵</translation>
    </message>
    <message>
        <source>heat rejection fans</source>
        <translation>散热设备风机</translation>
    </message>
    <message>
        <source>chillers</source>
        <translation>冷水机组</translation>
    </message>
    <message>
        <source>lighting and offices</source>
        <translation>照明与办公</translation>
    </message>
    <message>
        <source>first rack throttles</source>
        <translation>第一个机柜降频</translation>
    </message>
    <message>
        <source>{0} during maintenance of {1}</source>
        <translation>{1} 检修期间：{0}</translation>
    </message>
    <message>
        <source>loss of {0}</source>
        <translation>失去 {0}</translation>
    </message>
    <message>
        <source>loss of {0}, one unit</source>
        <translation>失去 {0} 的一台</translation>
    </message>
    <message>
        <source>{0}, one unit</source>
        <translation>{0} 的一台</translation>
    </message>
    <message>
        <source>loss of the utility of {0}</source>
        <translation>{0} 失去市电</translation>
    </message>
    <message>
        <source>loss of heat rejection of {0}</source>
        <translation>{0} 失去散热</translation>
    </message>
    <message>
        <source>loss of facility water flow of {0}</source>
        <translation>{0} 失去一次侧水流量</translation>
    </message>
    <message>
        <source>loadings are solved in the list of every element</source>
        <translation>负载率在全部元件的列表中求解</translation>
    </message>
    <message>
        <source>loss of a pump of {0}</source>
        <translation>失去 {0} 的一台泵</translation>
    </message>
    <message>
        <source>isolation of {0}</source>
        <translation>隔离 {0}</translation>
    </message>
    <message>
        <source>valve stuck shut at {0}</source>
        <translation>{0} 阀门卡死在关位</translation>
    </message>
    <message>
        <source>valve stuck open at {0}</source>
        <translation>{0} 阀门卡死在开位</translation>
    </message>
    <message>
        <source>loss of facility loop {0} of {1}</source>
        <translation>{1} 的一次侧回路 {0} 失效</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>配电盘</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>电缆</translation>
    </message>
    <message>
        <source>rectifier</source>
        <translation>整流器</translation>
    </message>
    <message>
        <source>working pressure</source>
        <translation>工作压力</translation>
    </message>
    <message>
        <source>filtration</source>
        <translation>过滤精度</translation>
    </message>
    <message>
        <source>wetted materials</source>
        <translation>接液材料</translation>
    </message>
    <message>
        <source>quick disconnects</source>
        <translation>快速接头</translation>
    </message>
    <message>
        <source>lowest pump flow</source>
        <translation>水泵最小流量</translation>
    </message>
    <message>
        <source>steel pipe</source>
        <translation>钢管</translation>
    </message>
    <message>
        <source>carbon-steel</source>
        <translation>碳钢</translation>
    </message>
    <message>
        <source>aluminium</source>
        <translation>铝</translation>
    </message>
    <message>
        <source>zinc</source>
        <translation>锌</translation>
    </message>
    <message>
        <source>nickel-plated-brass</source>
        <translation>镀镍黄铜</translation>
    </message>
    <message>
        <source>generators take load</source>
        <translation>发电机带载</translation>
    </message>
    <message>
        <source>UPS rectifiers walk in</source>
        <translation>UPS 整流器软启动</translation>
    </message>
    <message>
        <source>generators carry the hall</source>
        <translation>发电机带起机房</translation>
    </message>
    <message>
        <source>utility lost, UPS on battery</source>
        <translation>市电失电，UPS 由电池供电</translation>
    </message>
    <message>
        <source>battery empty</source>
        <translation>电池耗尽</translation>
    </message>
    <message>
        <source>loss of the water of {0}</source>
        <translation>{0} 断水</translation>
    </message>
    <message>
        <source>hall</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>electrical rooms</source>
        <translation>电气用房</translation>
    </message>
    <message>
        <source>battery rooms</source>
        <translation>电池室</translation>
    </message>
    <message>
        <source>pump rooms</source>
        <translation>泵房</translation>
    </message>
    <message>
        <source>generator yard</source>
        <translation>发电机场地</translation>
    </message>
    <message>
        <source>heat rejection yard</source>
        <translation>散热设备场地</translation>
    </message>
    <message>
        <source>tanks</source>
        <translation>罐体</translation>
    </message>
    <message>
        <source>heat pumps</source>
        <translation>热泵</translation>
    </message>
    <message>
        <source>humidifiers</source>
        <translation>加湿器</translation>
    </message>
    <message>
        <source>air {0}</source>
        <translation>气流 {0}</translation>
    </message>
    <message>
        <source>estimate: areas per kW in the assumptions</source>
        <translation>估计：假设中的每 kW 面积</translation>
    </message>
    <message>
        <source>switched: {0}</source>
        <translation>已切换：{0}</translation>
    </message>
    <message>
        <source>{0} fouled</source>
        <translation>{0} 堵塞</translation>
    </message>
    <message>
        <source>ring-unit</source>
        <translation>环网柜</translation>
    </message>
    <message>
        <source>ring-section</source>
        <translation>环网电缆段</translation>
    </message>
    <message>
        <source>medium-voltage cable</source>
        <translation>中压电缆</translation>
    </message>
</context>
<context>
    <name>thermal</name>
    <message>
        <source>the CDU states no capacity, approach or secondary flow</source>
        <translation>CDU 未注明换热能力、逼近温差或二次侧流量</translation>
    </message>
    <message>
        <source>the pumps move no coolant</source>
        <translation>水泵没有输送冷却液</translation>
    </message>
    <message>
        <source>no CDU fits the group</source>
        <translation>没有适合该组的 CDU</translation>
    </message>
    <message>
        <source>no rack of the group states a flow need</source>
        <translation>该组没有机柜注明流量需求</translation>
    </message>
    <message>
        <source>no CDU of the group runs</source>
        <translation>该组没有 CDU 在运行</translation>
    </message>
    <message>
        <source>the transient was cancelled</source>
        <translation>暂态计算已取消</translation>
    </message>
    <message>
        <source>the transient does not advance</source>
        <translation>暂态计算无法推进</translation>
    </message>
    <message>
        <source>a disturbance needs flows of every rack</source>
        <translation>扰动需要给出每个机柜的流量</translation>
    </message>
    <message>
        <source>a valve at its bound: {0} flow through a rack that needs {1}, with its valve closed as far as it goes</source>
        <translation>阀门已到极限：机柜需 {1}，阀门关至最小仍有 {0} 流过</translation>
    </message>
    <message>
        <source>the rack: at its need of {1} it takes {2} with hoses and open valve, the pumps give {3} at full speed ({0} flow)</source>
        <translation>机柜：在其需求 {1} 下，软管与全开阀门共需 {2}，水泵全速只能提供 {3}（流量 {0}）</translation>
    </message>
    <message>
        <source>the pumps: at full speed {0} of {1} reach the index rack; its branch alone would take {2} of their {3}</source>
        <translation>水泵：全速时最不利机柜仅得 {0}（需 {1}）；仅其支路就需 {2}，而水泵提供 {3}</translation>
    </message>
    <message>
        <source>the air flow has no solution</source>
        <translation>气流无解</translation>
    </message>
    <message>
        <source>supplied and returned air are not equal</source>
        <translation>送风量与回风量不相等</translation>
    </message>
    <message>
        <source>air is moved into a part of the room that has no way out</source>
        <translation>空气被送入没有出口的房间部分</translation>
    </message>
    <message>
        <source>the air temperatures have no solution</source>
        <translation>空气温度无解</translation>
    </message>
    <message>
        <source>the air units take less heat than the racks give off: the hall has no steady temperature</source>
        <translation>空调末端带走的热量少于机柜散热：机房没有稳定温度</translation>
    </message>
    <message>
        <source>the air flow was cancelled</source>
        <translation>气流计算已取消</translation>
    </message>
</context>
<context>
    <name>unit</name>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>USD/year</source>
        <translation>美元/年</translation>
    </message>
    <message>
        <source>USD/kW·month</source>
        <translation>美元/(kW·月)</translation>
    </message>
</context>
</TS>
