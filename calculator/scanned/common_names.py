"""Names that many people have: one of two readings that differ is more likely if it is among them.

The 20,000 most frequent last names and the first names of the U.S. census of 1990, which are in the
public domain, but for short ones, which are too much like each other: of fewer than four letters,
and first names of fewer than three. Beside them are names of chess players from all over the world.
"""

from functools import cache

_NAMES = """\
aaron aarons aasen abad abadie abarca abate abbas abbate abbey abbie abbott abby abdallah abdo
abdul abdullah abe abeita abel abell abels abercrombie abernathy abernethy abeyta abigail able
ables abner abney abraham abrahams abrahamson abram abramowitz abrams abramson abrego abreu abril
abron absher abshire abston acevedo aceves achenbach acheson acker ackerman ackermann ackerson
ackles ackley acklin ackman acord acosta acree acres acton acuff acuna ada adah adair adalberto
adaline adam adamczyk adame adamek adames adamo adams adamski adamson adan adcock adcox addie
addington addis addison addy adela adelaida adelaide adele adelia adelina adeline adell adella
adelle adelman adelson aden adena aderholt adger adina adkins adkinson adkison adkisson adler
adolfo adolph adorno adria adrian adriana adriane adrianna adrianne adrien adriene adrienne afton
agan agar agarwal agatha agee ager agin agnes agnew agnus agostini agosto agripina aguayo agueda
aguero aguiar aguila aguilar aguilera aguinaga aguinaldo aguirre aguon agustin agustina ahart
ahearn ahern ahlers ahlstrom ahmad ahmed ahner ahrens ahumada aichele aida aide aiello aiken
aikens aikin aiko aileen ailene aimee ainsworth aisha aitchison aitken aja akbar aker akers akey
akiko akilah akin akins akridge alaimo alaina alaine alam alameda alamo alan alana alane alanis
alaniz alanna alarcon alatorre alayna alba alban albanese albano albarado albarran albaugh albee
alber albers alberson albert alberta albertha alberti albertina albertine alberto alberts
albertson alberty albin albina albino albrecht albright albritton albro albury alcala alcantar
alcantara alcaraz alcazar alcocer alcock alcorn alcott alda aldaco aldana aldape alday alden alder
alderete alderman alderson aldo aldrich aldridge alease alec alecia aleen alegria aleida aleisha
alejandra alejandre alejandrina alejandro alejo alejos aleman alena alene alers alesha aleshia
aleshire alesia alessandra alessi aleta aletha alethea alethia alex alexa alexander alexandra
alexandre alexandria alexia alexis alfano alfaro alfonso alfonzo alford alfred alfreda alfredia
alfredo algarin alger ali alia alica alice alicea alicia alida aliff alina aline alisa alise
alisha alishia alisia alison alissa alita alix aliza alkire alla allain allaire allan allard
allbright allbritton alldredge allee alleen allegra alleman allen allena allender allene
allensworth alles alley alleyne allgood allie alligood alline alling allis allison allman allmon
alloway allred allshouse allsop allsup allums allyn allyson alma almaguer almanza almanzar almaraz
almazan almeda almeida almendarez almeta almodovar almon almond almonte alona alongi alonso alonzo
alpert alpha alphin alphonse alphonso alsop alston alsup alta altagracia altamirano alter altha
althea althoff althouse altieri altizer altman altom alton alva alvarado alvardo alvarenga alvares
alvarez alvaro alvera alverez alverson alverta alves alvey alvin alvina alvis alvord alyce alycia
alysa alyse alysha alysia alyson alyssa amada amado amador amaker amal amalia aman amanda amann
amar amaral amaro amato amaya amber amberly ambler ambriz ambrose ambrosino ambrosio amburgey
amedee amee amelia amen amend amendola ament america amerson ames amey amezcua amezquita ami amick
amico amidon amie amiee amin amina amira amis ammann ammerman ammie ammon ammons amodeo amon amore
amoroso amos amparo amsler amundsen amundson amy ana anabel analisa anamaria anastacia anastasia
anaya ancheta anchondo andera anders andersen anderson anderton andes anding andino andra andrade
andre andrea andreas andreasen andree andres andresen andress andrew andrews andria andrus
andrzejewski andujar andy anello anette ange angel angela angele angelena angeles angelia angelic
angelica angelika angelina angeline angelique angelita angell angella angelo angelyn angie angila
angla angle anglea anglin anguiano angulo angus anh anibal anika anisa anisha anissa anita anitra
anja anjanette anjelica anker ankney ann anna annabel annabell annabelle annalee annalisa annamae
annamaria annamarie anne anneliese annelle annemarie annett annetta annette annice annie annika
annis annita annmarie annunziata ansari ansell anselmo ansley anson anspach anstett anthony
antione antionette antle antley antoine antoinette anton antone antonelli antonetta antonette
antonia antonietta antonina antonio antonucci antony antunez antwan anwar anya anzaldua anzalone
aoki aparicio apel apgar apodaca apolonia aponte appel appell apperson apple applebaum appleby
applegate appleton applewhite applin appling april apryl aquilar aquino aquirre ara araceli
aracelis aracely aragon arai araiza arakaki araki arambula arana aranda arango arant araujo
arbogast arbour arbuckle arcand arce arcelia arceneaux arceo archambault archer archey archibald
archie archuleta arciniega arcuri ardath ardelia ardell ardella ardelle arden ardis ardith ardito
ardoin ardon arechiga arehart arel arellano arena arenas arend arends arendt arent aretha arevalo
argelia argentina argento argo arguelles arguello argueta ariana ariane arianna arianne arias
arica arie ariel arielle arispe arizmendi arla arlean arledge arleen arlen arlena arlene arletha
arletta arlette arlie arlinda arline arlyne armand armanda armandina armando armas armbruster
armendariz armenta armentrout armer armes armida armijo arminda armistead armitage armor armour
arms armstead armstrong armwood arndt arner arneson arnett arnetta arnette arney arnita arno
arnold arnoldo arnone arnott arnulfo arnwine arocha arocho aron aronson arpin arrant arredondo
arreguin arrellano arreola arrey arriaga arrieta arrington arriola arron arrowood arroyo arruda
arsenault art arteaga arter arterburn arthur arthurs artiaga artie artis artman artrip arturo artz
arvidson arvilla arvin arviso arvizu arwood arzate arzola asa asaro asay asbell asberry asbury
ascencio asencio asha ashanti ashbaugh ashbrook ashburn ashby ashcraft ashcroft ashe ashely asher
ashford ashlea ashlee ashleigh ashley ashli ashlie ashlock ashly ashlyn ashman ashmore ashton
ashurst ashworth asia askew askins asley asmus asper assunta astle aston astorga astrid astudillo
asuncion atchison atchley aten atencio ater athena atherton athey atkin atkins atkinson atkison
atlas atnip attaway atteberry attebery atterberry attwood atwater atwell atwood aube aubin aubrey
aubry aubuchon auclair aucoin audet audette audie audra audrea audrey audria audrie audry auer
auerbach auger august augusta auguste augustin augustina augustine augustus auld ault aultman
auman aumiller aundrea aura aurand aurea aurelia aurelio aurora aurore aust austin austria auten
authement auton autrey autry autumn auvil auxier auyeung auzenne ava avallone avalos avans avant
avelar avelina avendano avent avera averett averill avery avey avila aviles avilez avilla avina
avis avitia avril awad awilda axelson axford axtell ayako ayala ayana ayanna aybar aycock ayer
ayers ayesha aylward ayon ayotte ayoub ayres azalee azar azevedo aziz azucena azure azzie baade
babara babb babbitt babcock baber babette babich babin babineau babineaux babst baca bacchus
baccus bach bachand bachelder bacher bachman bachmann bachus back backer backes backhaus backlund
backman backstrom backus bacon bacote badalamenti bade baden bader badger badgett badgley badilla
badillo baehr baer baez baeza bagby baggett baggs baginski bagley bagwell baham bahe bahena bahr
baier bail bailes bailey baillargeon baillie baily bain bainbridge baine baines bains bainter bair
baird baisden baisley baity baize baker bakewell bakke bakken bakker bakos balas balboa balbuena
balch balcom balderas balderrama baldree baldridge balducci baldwin bale balentine bales baley
balfour balk balke ball ballance ballantyne ballard ballenger ballentine ballesteros ballew
balliet balling ballinger ballou ballow balls ballweg balmer balog balogh balsamo balser baltazar
baltes baltimore baltz baltzell balzer bambi banach banas bancroft banda bandy bane banes baney
banfield bang bangert bangs banh banister bank banker bankhead banks bankston banner bannerman
banning bannister bannon banta banton banuelos bao baptist baptista baptiste bara barabara
barahona barajas baran baranowski baratta barb barba barbagallo barbar barbara barbe barbeau
barbee barber barbera barbie barbieri barbosa barbour barboza barbra barcelo barcenas barcia
barclay barco barcomb barcus bard barden bardin bardsley bardwell bare barefield barefoot barela
barfield barga bargas barge barger bargo barham barhorst bari baril barile bark barker barkley
barkman barks barksdale barlett barley barlow barlowe barmore barna barnaby barnard barner barnes
barnett barnette barney barnhardt barnhart barnhill barnhouse barns barnum barnwell baro baron
barone baros barr barra barragan barras barratt barraza barre barreiro barren barrentine barrera
barreras barret barreto barrett barrette barrick barrie barrientes barrientez barrientos barrier
barriere barriga barringer barrington barrios barris barron barros barroso barrow barrows barrs
barrus barry barstow bart barta bartee bartel bartell bartels bartelt barter barth barthel
bartholomew bartlett bartley bartling bartlow bartman barto bartolome barton bartos bartow bartram
bartsch bartz barwick basaldua bascom basel bash basham bashaw bashir basil basile basilia
basinger baskerville baskett baskin basler basnight basquez bass bassett bassham bassler basso
bast bastarache bastian bastien batchelder batchelor bate bateman bates batey bath batie batista
batiste bator batres batson batt battaglia batten battey battin battista battiste battle battles
batton batts batty baty batz bauch baucom bauder baudoin bauer baugh baugher baughman baughn baum
bauman baumann baumbach baumeister baumer baumert baumgardner baumgart baumgarten baumgartner baur
bautista baver baxley baxter bayard bayer bayerl bayes bayles bayless baylis bayliss baylor bayne
baynes bays baysinger bazaldua bazan baze bazemore bazile bea beach beacham beachum beadle beadles
beagle beahm beaird beal beale bealer beall beals beam beaman beamer beamon beams bean beane bear
bearce beard bearden beardsley beasley beason beata beaton beatrice beatris beatriz beattie beatty
beaty beau beaubien beauchamp beauchemin beauchesne beaudet beaudette beaudin beaudoin beaudry
beauford beaufort beaulah beaulieu beaumont beaupre beauregard beauvais beaver beavers beazley
bebe bebout becerra becerril bechard becher bechtel bechtol bechtold beck beckel becker beckert
beckett beckford beckham becki beckie beckles beckley beckman beckmann beckner beckstead beckwith
becky becnel becraft becton bedard bedell bedford bedgood bednar bednarz bedolla bedoya bedwell
bee beebe beech beecham beecher beede beedle beegle beehler beekman beeks beeler beem beeman beene
beer beerman beers beery beesley beeson beets begay begaye beggs begin begley behan behler behling
behm behn behne behnke behr behrends behrendt behrens beier beil beiler beirne bejarano belair
beland belanger belcher belden belding belen belew belfiore belford belgarde belgrave belia belin
belinda belisle beliveau belk belkis belknap bell bella bellamy bellanger bellantoni bellard belle
beller belles bellew belli bellinger bellino bellis belliveau bellman bello bellomy bellows
belmont belmonte belote belser belt belton beltran beltz belue belva belville belvin belz bembry
bemis ben benally benard benavides benavidez benbow bence bench bencomo benda bendel bender
benedetti benedetto benedict benefiel benefield benes benevides benfer benfield benford benge
bengtson benham benita benites benitez benito benjamin benn benner bennet bennett bennette bennie
benning benninger benningfield bennington benny beno benoit bensen benson bent bentley bently
bento benton bentz benz benzing bequette beran berard berardi berends berenice berens beres
beresford berg bergan berge bergen berger bergeron bergerson bergeson bergevin bergey berggren
bergh bergin berglund bergman bergmann bergquist bergren bergstrom beringer berk berke berkeley
berkey berkley berkman berkowitz berlanga berlin berman bermudes bermudez berna bernabe bernadette
bernadine bernal bernard bernarda bernardi bernardina bernardine bernardini bernardino bernardo
berndt berneice berner bernetta bernhard bernhardt bernice bernie berniece bernier berning bernita
berns bernstein berrian berrier berrios berry berryhill berryman bert berta bertha berthelot
berthiaume berthold berti bertie bertin bertolini bertram bertrand bertsch berube berumen berwick
beryl besaw beshears bess besser bessette bessey bessie bessler best bester betances betancourt
beth bethanie bethann bethany bethea bethel bethune betsey betsy bette bettencourt bettie bettina
bettis betton betts betty bettyann bettye betz beula beulah beus bev bevan bever beverage
beveridge beverlee beverley beverly bevers bevilacqua bevill beville bevins bevis bewley beyer
beyers bezanson bhakta bhatia bhatt bianca bianchi bianco bias bibb bibbins bibbs bibby bibeau
bibi bible bibler bice bickel bickers bickerstaff bickett bickford bickham bickley bicknell biddle
bidwell bieber biehl bieker biel bielecki bien bier bierman biermann biffle bigby bigelow bigger
biggers biggerstaff biggins biggs bigham bigler bigley bilbo bilbrey bilderback biles bilger bill
biller billi billie billings billingsley billington billiot billips billman bills billups billy
billye bilodeau bilski bilyeu binder binette binford bing bingaman bingham bingman binion binkley
binney binns biondi biondo birch birchfield bird birdie birdsall birdsell birdsong birdwell birge
birgit birk birkholz birkland birmingham birnbaum birney biro biron birt bisbee bischof bischoff
biscoe bise bish bishop bissell bissett bissette bisson bissonette bissonnette bitner bitter
bitting bittinger bittle bittner bivens bivins bivona bixby bixler bizier bizzell bjerke bjork
bjorklund black blackburn blacker blackerby blackford blackledge blackman blackmer blackmon
blackmore blackshear blackshire blackstock blackston blackstone blackwelder blackwell blackwood
blade blades blagg blaha blain blaine blair blais blaisdell blaise blake blakeley blakely blakeman
blakemore blakeney blaker blakes blakeslee blakey blakley blakney blalock blanc blanca blanch
blanchard blanche blanchette blanco bland blandford blanding blandon blane blaney blanford blank
blankenship blankinship blanks blansett blanton blas blaser blasingame blasko blass blassingame
blatt blau blauser blauvelt blay blaylock blaze blazek blazer blea bleau blecha bledsoe bleich
blessing blevins blewett blick blind bliss blizzard bloch blocher block blocker blodgett blohm
blom blomberg blomquist blondell blood bloodsaw bloodworth bloom bloomberg bloomer bloomfield
bloomquist blose bloss blosser blossom blough blouin blount blow blubaugh blue bluford bluhm blum
blumberg blume blumenthal blumer blundell blunt blythe boan board boardman boatman boatner
boatright boatwright boaz bob bobadilla bobb bobbi bobbie bobbitt bobby bobbye bober bobette bobo
bocanegra bock bockelman bockman bodden boddie boddy bode boden bodenhamer bodie bodiford bodily
bodin bodine bodkin bodnar bodner body boeding boehm boehman boehme boehmer boelter boer boerger
boerner boes boese boettcher bogan bogar bogard bogardus bogart bogdan bogen boger bogert boggan
boggess boggs bogle bogner bogue bohan bohanan bohannan bohannon bohanon bohl bohlen bohler bohm
bohman bohn bohner bohnert bohnsack bohon bohr bohrer boice boissonneault boisvert boivin
bojorquez bok bolan boland bolander bolanos bold bolden bolding bolds boldt bolduc bolen boler
boles boley bolger bolick bolin boling bolinger bolivar boll boller bolles bollin bolling
bollinger bollman bologna bolster bolt bolte bolten bolton boltz bolyard boman bomar bombard
bombardier bomberger bona bonanno bonaparte bonar bond bondi bonds bondurant bondy bone bonelli
bonenfant boner bones bonet bonetti boney bonfiglio bong bongiorno bonham bonhomme bonifacio
bonilla bonin bonita bonk bonn bonneau bonnell bonner bonnet bonnett bonnette bonney bonnie bonny
bono bonomo bontrager booe booher book booker bookman bookout books boomer boon boone boos boose
booth boothby boothe boots booze boozer bopp borba borchardt borchers borchert bordeau bordeaux
bordelon borden border borders bordner borel borelli boren borg borgen borger borges borgman
borgmann boring boris borja borjas bork borkholder borkowski borland borman bormann born borne
bornstein boros borowski borquez borrego borrelli borrero borror borst borton bortz borum borunda
bosarge bosch bosco bose boser boshears bosket bosley bosque boss bosse bosserman bost bostic
bostick boston bostrom bostwick boswell bosworth botelho botello bothwell botkin botsford bott
botta bottom bottomley bottoms bottorff botts bouchard boucher bouck boudreau boudreaux bouffard
boughner boughton bouie bouknight boulanger boulay bouldin bouley boulton boulware bounds bourassa
bourbeau bourdeau bourdon bourg bourgault bourgeois bourget bourgoin bourke bourland bourn bourne
bourque bourquin bousquet boutin bouton boutte boutwell bova bove bovee bowden bowe bowen bowens
bower bowerman bowers bowersox bowes bowie bowker bowlby bowler bowles bowley bowlin bowling
bowman bown bowne bowser bowyer boyce boyd boyden boydston boydstun boyer boyers boyes boyett
boyette boyington boykin boykins boylan boyland boyle boyles boynton boysen boyster boyter bozarth
bozek bozeman braaten braatz brabham bracamonte bracco brace bracero bracewell bracey brack
bracken brackett brackin brackins brackman bracy brad bradberry bradburn bradbury braddock braddy
braden bradfield bradford bradham bradish bradley bradly bradshaw bradsher bradt bradway bradwell
brady brafford braga bragdon bragg braggs braham brain brainard brainerd braithwaite brake
brakebill braley braman bramble bramblett brame bramlett brammer branam branan branch branco brand
branda brande brandee brandel branden brandenburg brandes brandi brandie brandl brandon brandow
brandt brandy branham brann brannan brannen brannigan brannon brannum branscome branscum branson
branstetter brant brantley brantner branton branum brase brasel brasfield brashear brashears
brasher brass brassard brassell brassfield braswell bratcher brathwaite bratt bratten bratton
braud brauer brault braun braunstein bravo brawley brawn brawner braxton bray brayton brazeal
brazell brazelton braziel brazier brazil breana breann breanna breanne breault breaux breazeale
brecht breckenridge bree breece breed breeden breeding breedlove breen breese breeze brehm brehmer
breit breitenstein brekke breland bremer bremner brenda brendan brendel brendle brendon breneman
brenna brennan brenneman brennen brenner brent brenton brescia breshears breslin bresnahan
bressler bret breton brett bretz breuer breunig brew brewer brewington brewster brewton brey brian
briana brianna brianne brice briceno brick bricker brickey brickhouse brickley brickman brickner
bridge bridgeforth bridgeman bridger bridgers bridges bridget bridgett bridgette bridgewater
bridgman bridwell brien brier brierly briese brigance briganti brigette briggs brigham bright
brighton brigid brigida brigitte brigman brignac briles briley brill brim brimage brimer brimmer
brinda brindle brindley brinegar briner brink brinker brinkerhoff brinkley brinkman brinkmann
brinn brinson brinton briones brisco briscoe briseno brissette brisson brister bristol bristow
britany brite britney britni brito britt britta brittain brittaney brittani brittanie brittany
britten britteny brittian brittingham brittney brittni brittny britton brixey brizendine broach
broad broadbent broaddus broadhead broadhurst broadnax broadus broadwater broadway broadwell
broady brobst broce brochu brock brockett brockington brockman brockway brodbeck brode broder
broderick brodersen brodeur brodie brodsky brody brogan brogden brogdon brokaw broman bromberg
bromley bronk bronner bronson bronstein bronwyn brook brooke brooker brookes brooking brookins
brookman brookover brooks brookshire broom broome broomfield brophy brose brosius brosnan bross
brothers brotherton brott brotzman brough broughton brouillard brouillette broussard brousseau
brouwer browder brower brown browne brownell browner brownfield browning brownlee brownlow broxton
broyles brubaker bruce bruch bruck brucker bruckner bruder brueggemann bruen bruening bruggeman
brugger bruhn brumback brumbaugh brumbelow brumfield brumit brumley brummer brummett brummitt brun
bruna brundage brundidge brune bruneau brunell brunelle bruner brunet brunette brunetti brungardt
bruni brunilda bruning brunk brunner bruno bruns brunson brunswick brunt brunton brush bruss brust
bruton bryan bryanna bryant bryce bryd bryden bryer bryner brynn bryon bryson brzezinski
brzozowski bubb bublitz bucci buch buchan buchanan buchanon bucher buchheit buchholtz buchholz
buchman bucholtz bucholz buck buckelew bucker buckingham buckland buckle buckler buckles bucklew
buckley bucklin buckman buckmaster buckner buckwalter bucy bud buda budd budde buddy budge
budzinski bueche buehler buell buelow buena buendia bueno buenrostro buentello buerger buettner
buff buffington bufford buffum buffy bufkin buford bugarin bugbee bugg buggs buhl buhler buhr buie
buitron buker bukowski bula bulah bulger bulkley bull bullard bullen buller bullington bullins
bullion bullis bulloch bullock bulluck bulter bumgardner bumgarner bump bumpers bumpus bunce bunch
bundick bundy bunge bunger bunker bunn bunnell bunny buntin bunting bunton bunyard buono buras
burbach burbage burbank burbridge burch burcham burchard burchell burchett burchette burchfield
burciaga burd burden burdett burdette burdge burdick burdine burditt burford burg burgan burge
burger burges burgess burgett burgher burgin burgoon burgos burgoyne burk burkart burke burkes
burket burkett burkey burkhalter burkhardt burkhart burkhead burkholder burkley burks burl
burleigh burleson burlew burley burling burlingame burlison burma burman burmeister burnam burnell
burner burnes burnett burnette burney burnham burnley burns burnside burpee burpo burr burrage
burrell burress burrier burrill burris burriss burritt burrough burroughs burrow burrowes burrows
burrus burruss burse burson burt burtch burton burts burwell bury busbee busby busch buscher buse
buser busey bush bushard bushee bushey bushman bushnell bushong bushway busick buske buskirk buss
bussard busse bussell bussey bussiere bustamante buster bustillos bustos buswell butcher buteau
butera buterbaugh butkovich butler butner butt buttars butterfield butters butterworth buttler
button buttram buttrey butts butz buxton buzard buzbee buzzard buzzell byard byars byas bybee byer
byerly byers byfield byford byington byler bynoe bynum byram byrd byrge byrne byrnes byrns byrom
byron byrum caba caballero caban cabana cabaniss cabe cabell cabello cabezas cable cabot cabral
cabrales cabrera caceres cacho caddell caddy cade cadena cadet cadieux cadiz cadle cadogan
cadorette cadwallader cadwell cady caesar caffee caffey caffrey cage caggiano cagle cagney cahill
cahoon cail cain caine caines cairns caison caitlin caitlyn cajigas calabrese calabro calahan
calandra calaway calcagni calcote calder caldera calderon calderone calderwood caldwell cale caleb
cales caley calfee calhoon calhoun cali calista calkins call callaghan callaham callahan callan
callanan callas callaway calle callejas callen callender calles callicoat callie callier callihan
callis callison calloway calton calvert calvillo calvin calvo calzada camacho camara camarena
camargo camarillo cambell cambra cambridge cambron camden camelia camellia cameron cami camie
camila camilla camille camire cammack cammarata cammie cammy camp campa campagna campana
campanella campanelli campas campbell camper campfield campion campisi campo campos campuzano
canada canaday canady canale canales canas canavan cancel canchola candace candance candelaria
candelario candi candice candida candie candis candler candra candy candyce cane canela canfield
cangelosi canipe canizales cann cannaday cannady cannella canning cannon cano canon cansler
cantara canter canterbury cantero cantin cantley canto canton cantor cantrell cantu cantwell canty
canup caouette capasso cape capehart capel capers caperton capetillo caplan caple caples caplinger
capo capobianco capone capozzi capp cappello capps capra caprice caprio capuano caputo cara
carabajal caraballo caraveo caraway carbajal carballo carbaugh carberry carbin carbonaro carbone
carbonell card cardella cardello carden cardenas carder cardiel cardillo cardin cardinal cardinale
cardona cardone cardoso cardoza cardwell caren carew carey cargile cargill cargo cari carico
caridad carie carignan carillo carin carina carini carino carisa carissa carita carl carla
carlberg carle carlee carleen carlena carlene carleton carletta carley carli carlie carlile carlin
carline carlino carlisle carlita carlo carlock carlon carlos carlota carlotta carls carlsen
carlson carlton carlucci carly carlyle carlyn carma carmack carman carmean carmel carmela carmelia
carmelina carmelita carmella carmelo carmen carmichael carmina carmine carmody carmon carmona
carmouche carn carnahan carneal carnegie carnell carner carnes carnevale carney caro carol carola
carolan carolann carole carolee carolin carolina caroline caroll carollo carolyn carolyne carolynn
caron carone carothers caroyln carpenter carpentier carper carpino carpio carr carranza carrara
carrasco carrasquillo carraway carreiro carrell carreno carreon carrera carreras carrero carri
carrick carrico carrie carrier carriere carrigan carrillo carrington carrion carrizales carrol
carroll carron carrow carrozza carruth carruthers carry carson carstarphen carstens carstensen
carswell cartagena carte cartee carter cartier cartwright carty caruso caruthers carvajal carvalho
carver carwell carwile cary caryl carylon caryn casado casados casady casale casandra casanova
casares casarez casas casavant casazza cascio case casella casey cash cashin cashion cashman
cashwell casiano casias casie casillas casimir casimira caskey casler casner cason casper
casperson cass cassady cassandra cassano cassara cassaundra cassel cassell cassella casselman
cassette cassey cassi cassidy cassie cassity casson cassondra cassy castagna castaldo castaneda
castano castanon casteel castellano castellanos castelli castello castellon caster castiglia
castiglione castile castille castilleja castillo castillon castle castleberry castleman casto
caston castonguay castor castorena castrejon castro caswell catalan catalano cataldo catalina
catania catanzaro catarina catchings cate cater caterina cates catharine cathcart catherin
catherina catherine cathern catheryn cathey cathi cathie cathleen cathrine cathryn cathy catina
catlett catlin cato catoe caton catrice catrina catron catt caudell caudill caudillo caudle
caufield caughey caulder cauley caulfield caulkins causby causey cauthen cavalier cavaliere
cavallaro cavallo cavanagh cavanaugh cavazos cave cavender caver caverly caves cavin caviness
cavins cavitt cawley cawthon cayer cayla caylor cayton caywood cazares cearley ceasar ceaser
ceballos cecelia cecena cecere cecil cecila cecile cecilia cecille cecily cedeno cedillo cedric
cedrick ceja celaya celena celentano celesta celeste celestin celestina celestine celia celina
celinda celine celis celsa cendejas ceniceros centeno center centers ceola cepeda cephas cephus
cerda cerna cerny ceron cerrato cerrone cervantes cervantez cesar cespedes cessna cevallos chabot
chace chacko chacon chad chadbourne chadwell chadwick chae chaffee chaffin chaffins chafin chagnon
chagoya chai chaidez chaires chairez chaisson chalfant chalk chalker chalmers chamber chamberlain
chamberland chamberlin chambers chamblee chambless chambliss chamlee chamness chamorro champ
champagne champine champion champlin champney chan chana chance chancellor chancey chancy chanda
chandler chandra chanel chanell chanelle chaney chang channel channell chantal chantay chante
chantel chantell chantelle chao chapa chaparro chapdelaine chapel chapell chapin chaplin chapman
chappel chappell chappelle chapple chaput chara charboneau charbonneau charest charette charis
charise charissa charisse charita charity charla charland charlebois charleen charlena charlene
charles charlesetta charleston charlesworth charlette charley charlie charline charlott charlotte
charlsie charlton charlyn charmain charmaine charney charolette charon charpentier charron
chartier chartrand chas chase chasidy chasity chason chasse chassidy chastain chasteen chastity
chatfield chatham chatman chatmon chatterton chau chaudhry chauncey chausse chauvin chavarria
chavers chaves chavez chavira chavis chaya chea cheatham cheatwood check chee cheek cheeks
cheeseman cheesman cheever chelsea chelsey chelsie chen chenard chenault cheney cheng chenier
chenoweth cher chere cheree cherelle cheri cherie cherilyn cherise cherish cherly cherlyn cherri
cherrie cherry cherryl chery cheryl cheryle cheryll cheshire chesley chesney chesnut chess chesser
chesson chester chestnut chet cheung chevalier chevez chew chewning cheyenne chi chia chiang
chiaramonte chiarello chiasson chichester chick chico chicoine chidester chieko chien chiesa
chilcote child childers childress childs chiles chill chilson chilton chin china ching chinn
chiodo chipman chipps chiquita chirico chisholm chism chisolm chittenden chittum chitty chitwood
chiu chivers chloe chmielewski chmura choate choe choi choice chojnacki chon chong choquette chou
choudhury chouinard chow chowdhury choy chretien chris chrisman chrissy christ christa christal
christeen christel christen christena christene christensen christenson christi christia christian
christiana christiane christiano christiansen christianson christie christin christina christine
christinia christman christmas christner christofferse christofferso christoper christopher
christopherso christy chronister chrystal chu chubb chuck chumbley chumley chun chung chunn chupp
church churchill churchwell chute cianciolo ciara ciccone cicely cicero cienfuegos ciera cierra
cieslak cifuentes cilley cimino cinda cinderella cindi cindie cindy cinnamon cinthia cintron
cioffi ciotti cipolla cipriani cipriano cira cirillo cirilo cisco cisneros cissell cistrunk
citizen claar claassen clabaugh claborn clack claflin claiborne clair claire clairmont clancy
clanton clapp clapper clara clardy clare clarence claretha claretta claribel clarice clarinda
clarine claris clarisa clarissa clarita clark clarke clarkson clary class classen classie
clatterbuck claud claude claudette claudia claudie claudine claudio claunch claus clausen clausing
clauson claussen clawson claxton clay clayborn clayborne claybrooks claycomb claypool claypoole
clayson clayton claytor clear cleary cleaver cleaves cleek clegg cleghorn cleland clelia clem
clemencia clemens clement clemente clementina clementine clements clemmer clemmie clemmons clemons
clendening cleo cleopatra cleora cleotilde clerk clermont cleta cletus cleveland clevenger clever
clevinger clewis click client cliff clifford clift clifton climer clinard cline clinger clingerman
clingman clink clinkscales clint clinton clodfelter cloer cloninger clontz clopton clora clore
clorinda close closson clothier clotilde cloud clough clouse clouser cloutier clover clow clower
clowers cloyd clubb cluck cluff clukey clune clute clutter clyburn clyde clymer clyne coach
coachman coady coakley coan coates coats coaxum cobb cobbins cobble cobbs coberly coble cobos
coburn coca cochran cochrane cockburn cockerham cockrell cockrum coco coddington coder codi cody
coelho coello coen cofer coffee coffelt coffey coffield coffin coffman cofield cogan cogar cogburn
cogdell cogdill coger coggin coggins coghill coghlan cogswell cohan cohee cohen cohn cohrs coil
coke coker cokley cola colangelo colas colbert colburn colby colclough coldiron coldwell cole
coleen colegrove colella coleman colene coles coletta colette coletti coley colgan colin coll
collado collar collard collazo colleen collen collene collett collette colletti colley collie
collier colligan collin collings collins collinson collinsworth collis collison collman collum
colman colmenero colombo colon colorado colosimo colpitts colquitt colson colston colter colton
colucci columbia columbus colunga colvard colvin colwell colyer comacho combest combs comeau
comeaux comer comerford comes comfort comiskey commander commons como compo compos compton
comstock conant conard conatser conaway conboy concannon concepcion conception concetta concha
conchita conde conder condie condit condon condra condrey condron cone conerly coney confer
conforti congdon conger conigliaro coniglio conkle conklin conkling conlan conlee conley conlin
conlon conn connally connell connelly conner conners connery connie connolly connor connors
conover conrad conroy considine constable constance constant constantine constantino consuela
consuelo conte contessa conti contreras converse convery conway conwell conyer conyers coogan cook
cooke cooks cooksey cookson cool coolbaugh cooley coolidge coombs coomer coomes coon cooney
coonrod coons coop cooper cooperman cooter coots coover copas cope copeland copenhaver copes
copher coplan copland copley coplin copp coppa coppage coppedge copper coppin coppinger copple
coppock coppola cora coral coralee coralie corazon corbeil corbell corbett corbin corbitt corbo
corby corchado corcoran cordeiro cordelia cordell corder cordero cordes cordia cordie cordle
cordoba cordon cordova cordray core corea coreen corene coretta corey cori coria corie coriell
corina corine corinna corinne cork corker corkery corl corle corlett corlew corley corliss cormack
corman cormier corn cornejo cornelia cornelison cornelius cornell corner cornett cornette corning
cornish cornman corns cornwall cornwell corona coronado coronel corp corpus corpuz corr corrado
corral corrales correa correia correll corrie corrigan corrin corrina corrine corrinne corriveau
corry corsi corso corson cort cortes cortese cortez cortina cortinas cortney cortright corum
corvin corwin cory coryell cosby cosentino cosenza cosey cosgrove cosme cosner cosper coss
cossette cossey cost costa costales costantino costanza costanzo costas costello coster costigan
costilla costillo costin costner coston cota cote cothern cothran cothren cotner coto cotta cotten
cotter cottingham cottle cottman cotto cotton cottone cottrell cottrill couch couey coughlan
coughlin coulombe coulson coulston coulter council countess countryman counts cournoyer coursey
courson court courtemanche courter courtney courtois courtright courts courville coury cousar
cousin cousins coutee couto couts coutu couture covarrubias covell covelli cover coverdale covert
covey covin covington cowan cowans coward cowart cowden cowell cowen cowger cowgill cowherd cowie
cowles cowley cowling cowman coy coyer coyle coyne cozad cozart crabb crabill crabtree cracraft
craddock crader craft crafton crafts craig craighead crain craine cram cramer crampton crandall
crandell crane craner craney cranford crank cranmer cranor cranston crary crase crass craven
cravens craver craw crawford crawley cray crayton creager creagh creamer creasey creasman creason
creasy credle cree creech creed creek creekmore creel creger creighton cremeans crenshaw creola
crepeau crespin crespo cress cressey cresswell creswell crew crews cribb cribbs crichton crick
criddle crider crigger crigler crim crimmins criner cripe crippen cripps cris crisci criselda
crisler crisman crisp crispin criss crissman crissy crist crista cristal cristen cristi cristie
cristin cristina cristine cristobal cristopher cristy criswell critchfield critchlow crites
crittenden crittendon crivello croce crochet crocker crockett crofoot croft crofts croker croley
croll cromartie cromer cromley crompton cromwell cron cronan crone cronin cronk crook crooker
crooks croom crooms cropper crosby crose crosier croskey crosland crosley cross crossen crossett
crossland crossley crosslin crossman crossno crosson crosswhite croston croswell croteau crothers
crotts crotty crouch crouse crow crowder crowe crowell crowl crowley crown crownover crowson
crowther croxton croy croyle crozier cruce crudup cruickshank cruise crum crumb crumble crumbley
crume crumley crump crumpler crumpton crumrine crunk cruse crutcher crutchfield cruz cruzado cryer
crysta crystal crystle cuadra cuadrado cubbage cuc cuccia cudd cuddy cude cudjoe cudney cuellar
cuesta cueto cueva cuevas cuff cuffee cuffie culberson culbert culbertson culbreath culbreth cull
cullen cullens culler culley culligan cullinan cullins cullison cullum cully culotta culp
culpepper culver culwell cumberbatch cumberland cumbie cumming cummingham cummings cummins cundiff
cuneo cunha cunniff cunningham cuomo cupp cupples cupps curci curcio curd cureton curiel curl
curlee curley curnutt curran curren currence current currey currie currier currin curry curt
curtin curtis curtiss curto curtsinger cusack cushing cushman cusick cusson custard custer custis
custodio cusumano cuthbert cuthbertson cutler cutlip cutrer cutright cutshall cutshaw cutter
cutting cutts cuyler cybulski cyndi cyndy cynthia cypert cyphers cyril cyrstal cyrus cythia
czajkowski czapla czarnecki czech czerwinski dabbs dabney dabrowski dacia dacosta dacus daddario
dade dagenais daggett dagmar dagny dagostino dahl dahlberg dahle dahlen dahlgren dahlia dahlin
dahlke dahlquist dahlstrom dahmen dahms daigle daigneault daigre dail dailey daily daina daine
daisey daisy dake dakota dalby dale dalene dales dalessandro dalessio daley dalia dalila dalke
dall dallas dalley dalrymple dalton daluz daly dalzell damaris damato dambrosio dame dameron dames
damian damiani damiano damico damien damion damm dammann damon damore dampier damron dan dana
danae danaher dance dancer dancy dandrea dandridge dandy dane danek danelle danette danford
danforth dang dangelo dangerfield dani dania danial danica daniel daniela daniele daniell daniella
danielle daniels danielson danika danille danilo danis danita danko danley dann danna dannenberg
danner dannette dannie dannielle danny danos dansby dansereau dant dante dantin dantonio dantzler
danuta danyel danyell danyelle danz danzy daphine daphne dara darbonne darby darcel darcey darci
darcie darcy dardar darden dare darell daren dargan daria darin dario darius dark darla darland
darleen darlena darlene darley darline darling darlington darnall darnell daron darosa darr darrah
darrel darrell darren darrick darrin darrington darron darrow darryl darst dart darville darwin
daryl dash dasher dashiell dashner dasilva dates dattilo daub daubert daugherty daughtery
daughtrey daughtridge daughtry daulton daum dauphin dauphinais davalos dave davenport daves davey
david davida davids davidson davie davies davila davilla davin davina davis davison davisson davy
dawe dawes dawkins dawley dawn dawna dawne daws dawson daye dayle dayna days daysi dayton deacon
deadra deady deakins deal dealba dean deana deanda deandra deandre deandrea deane deangelis
deangelo deann deanna deanne deans dear dearborn deardorff dearing dearman dearmond dearth deas
deason deatherage deaton deaver deavers deb debbi debbie debbra debby debellis debera deberry debi
deblois debnam deboer debolt debora deborah debord debose debra debrah debroah debusk decamp
decarlo decaro decastro decesare dechant decicco deck deckard decker deckert declue decola decosta
decoteau dede dedeaux dedman dedmon dedra dedrick dee deeann deeanna deedee deedra deeds deegan
deel deem deemer deems deen deena deer deere deering dees deese deeter deetta defalco defazio
defelice defeo defilippo defoor deford deforest deforge defrancisco defranco defreitas degarmo
degen degennaro degeorge degnan degraff degraffenreid degraw degree degregorio degroat degroot
deguzman dehaan dehart dehaven deherrera dehn dehner dehoyos deidra deidre deines deirdre deitch
deitz deja dejarnette dejean dejesus dejohn dejong dekker del delacerda delacruz delafuente
delagarza delahoussaye delaine delamora delana delancey delaney delano delany delao delapaz
delapena delariva delarosa delatorre delatte delaughter delaune delavega delay delbert delbosque
delcambre delcastillo delcid delcie delee delena deleo deleon delfina delfino delgadillo delgado
delia delicia delila delilah delima delinda delisa delisle delk delker dell della dellinger delma
delmar delmer delmonte delmy deloach deloatch deloera delois deloise deloney delong delora deloras
delorenzo delores deloris delorme delorse delosreyes delossantos delozier delp delph delpha
delphia delphine delreal delrio delrosario delsie delsignore delta deltoro deluca delucia deluna
delvalle delvecchio demaio demar demarco demarcus demaree demarest demaria demaris demars
demartini demartino demasi dematteo demby demello demelo dement demeo demers demery demetra
demetria demetrice demetrius deming demko demmer demming demoss demott demps dempsey dempster
demuth dena denae denault denby dendy deneen denese dengler denham denice denis denise denisha
denison denisse denita denk denker denman denmark denn denna dennard dennehy dennen dennett denney
dennie denning dennis dennise dennison denniston denny densmore denson dent denton denver denyse
denzer deon deonna depalma depasquale depaul depaz depew depp depriest depue deputy depuy deramus
derby derek derick dermody deroche derosa derose derosier derossett derouen derr derrick
derrickson derrico derringer derry derryberry dery desai desalvo desanti desantiago desantis desch
deschamp deschamps deschenes descoteaux deshawn deshazo deshields deshong deshotel desiderio
desilets desilva desimone desir desirae desire desiree desjardins deskins deslauriers desmarais
desmond desoto desousa desouza despain despina despres desrochers desroches desrosiers dessert
dessie destefano destiny detra detrick dettman detweiler detwiler deutsch devane devaney devaughn
devault deveau dever devera devereaux devers deville devin devine devinney devita devito devitt
devlin devoe devon devona devora devorah devore devos devries dewald dewall dewalt dewar dewayne
dewberry dewees deweese dewey dewitt dewolf dewolfe dewoody dews dexter deyo deyoung dia dial
dials diamond dian diana diane diann dianna dianne dias diaz dibble dibella dibenedetto dibiase
diblasi dicarlo dice dick dicken dickens dickenson dickerman dickerson dickert dickey dickie
dickinson dickison dickman dicks dickson dicus didomenico didonato diebold diederich diedra diedre
diedrich diego diehl diemer diener diep dierdre dierking dierks dieter dietrich dietrick dietz
diez difiore difranco digby digennaro diggins diggs digiacomo digiovanni digirolamo digna
digregorio dike dilbeck dilday dildy dileo dill dillard dille diller dilley dillinger dillingham
dillion dillman dillon dillow dills dilorenzo dilworth dimaggio dimarco dimartino dimas dimatteo
dimattia dimauro dimick dimmick dimond dimple dina dinah dinan dinapoli dinardo dineen dines
dinger dinges dingess dingle dingler dingman dingus dinh dinkel dinkins dino dinorah dinsmore
dinwiddie dion dione dionisio dionna dionne diorio dipalma dipaola dipaolo dipasquale dipietro
direnzo dirk dirks dirksen disalvo disanto dishman dishon disla dismuke dismukes disney dison
distefano ditch dittman dittmar dittmer ditto dittrich ditullio dively divers divina divine divito
dixie dixion dixon dixson dizon doak doan doane dobbins dobbs dobos dobson doby dock dockery
dockins doctor dodd dodds dodge dodgen dodie dodrill dodson doering doerr dogan doggett doherty
dohrmann doiron dolan dolby dolce dole doles dolezal dolin doll dollar dollard dollie dollinger
dolloff dolly dolores doloris dolph dolphin dolson doman dombroski dombrowski domenech domenic
domenica domenico dominga domingo domingue domingues dominguez dominic dominica dominick dominique
domino dominque dominquez dominy domitila domonique don dona donaghy donahoe donahue donald
donaldson donalson donati donato donegan donella donelson doner dones donetta donette doney dong
donis donita donley donlon donmoyer donn donna donnell donnellan donnelly donner donnetta donnette
donnie donny donofrio donoghue donoho donohoe donohue donovan donte donya doody doolan dooley
doolin doolittle dora dorado doran dorathy dorazio dorcas dore doreatha doreen dorene doretha
dorethea doretta dorey dorfman dorgan dori doria dorian dorie dorinda dorine doris dority dorla
dorman dorn dorner dorotha dorothea dorothy dorr dorrance dorris dorrough dorsch dorsett dorsey
dortch dortha dorthea dorthey dorthy dorton dory dosch doss dossantos dossett dostal doster dostie
dot doten dotson dottie dotts dotty doty doubleday doucet doucette doud doug dougan dougherty
doughty douglas douglass douse douthit douthitt dove dover doverspike dovie dowd dowdell dowden
dowdle dowdy dowe dowell dowler dowling downard downer downes downey downie downing downs doxey
doyal doyle doyon dozier draeger drago dragon dragoo drain drake drakeford drakes drane drapeau
draper draughn draves dray drayer drayton dreama drees dreher dreiling drema drennan drennen
drennon dress dresser dressler drew drewes drewry drews drexler dreyer driggers driggs drinkard
drinnon driscoll driskell driskill driver drolet drost drouin drown drozd drucilla drucker drum
drumheller drumm drummer drummond drury drusilla dryden drye dryer drysdale duane duarte dubay
dube dubin dubinsky dublin dubois dubose dubreuil dubuc dubuisson dubuque duby duca ducan ducharme
duchene duchesne duck ducker duckett ducksworth duckworth duclos ducote duda dudash dudek dudgeon
dudley duell duenas duerr duet dufault duff duffey duffield duffin duffy dufour dufrene dufresne
dugan dugas duggan dugger duggins duguay duhart duhon duke dukes dulac dulaney dulce dulcie duley
dulin dull dumais dumas dummer dumond dumont dunagan dunavant dunaway dunbar duncan duncanson
dundas dunfee dunford dung dungan dunham dunigan dunkel dunkelberger dunkin dunkle dunkley dunklin
dunlap dunleavy dunlop dunmire dunmore dunn dunnam dunne dunneback dunnigan dunning dunphy dunson
dunston dunton duong duplantis duplessis dupont duppstadt dupras dupre dupree duprey dupuis dupuy
duque duquette duran durand durant durante durazo durbin durden duren durfee durgan durgin durham
durkee durkin durocher duron durr durrah durrant durrett durso durst duryea dusek dussault dusti
dustin dusty dutcher dutil dutra dutton duty duval duvall dvorak dwain dwana dwayne dwight dwyer
dyal dyan dyar dyck dycus dyer dyess dyke dykema dykes dykstra dylan dysart dyson dziedzic eaddy
eades eadie eads eady eagan eager eagle eaglin eaker eakes eakin eakins ealey ealy eames eanes
eargle earhart earl earle earlean earleen earlene earles earley earlie earline earls early earnest
earnestine earnhardt earnshaw earp eartha earwood easley eason east eastburn eastep easter
easterday easterling easterly easterwood eastham eastin eastland eastman easton eastridge eastwood
eatman eatmon eaton eaves ebbert ebel ebeling eberhard eberhardt eberhart eberle eberly ebersole
ebert ebling ebner eboni ebonie ebony ebron eccles eccleston echavarria echevarria echeverria echo
echols eckard eckart eckel eckenrode ecker eckert eckhardt eckhart eckhoff eckler eckles eckley
ecklund eckman eckstein ector eda edda eddie eddings eddington eddins eddleman eddy edelen edelman
edelmira edelson edelstein eden edenfield edens eder edgar edgardo edge edgell edgerly edgerton
edgin edgington edick edie edinger edington edison edith edler edman edmiston edmond edmonds
edmondson edmonson edmund edmundo edmunds edmundson edna edney edra edris edson eduardo edward
edwardo edwards edwin edwina edyth edythe eells effie efird efrain efren egan egbert eger egerton
eggen egger eggers eggert eggleston eguia ehlers ehlert ehmann ehrenberg ehret ehrhardt ehrhart
ehrlich ehtel eich eichelberger eicher eichhorn eichler eichner eichorn eickhoff eide eidson
eiland eileen eilene eiler eilerman eilers eisele eisen eisenbarth eisenberg eisenhart eisenhauer
eisenhower eisenman eisenstein eisner eklund ekstrom ela eladia elaina elaine elam elamin elana
elane elanor elayne elba elbert elda elden elder elders eldon eldora eldred eldredge eldridge
eleanor eleanora eleanore elease elem elena elene eleni elenor elenora elenore eleonor eleonora
eleonore eley elfreda elfrieda elfriede elgin eli elia eliana elias eliason elicia elida elidia
elie elijah elin elina elinor elinore elisa elisabeth elise eliseo elisha elissa eliz eliza
elizabet elizabeth elizalde elizbeth elizebeth elizondo elke elkin elkins elks ella ellamae ellan
ellard elledge ellefson ellen ellena ellenberger ellenburg ellender eller ellerbe ellerbee
ellerman ellett elli ellie ellinger ellingson ellingsworth ellington elliot elliott ellis ellison
elliston ellman ells ellsworth ellwood elly ellyn ellzey elma elmer elmira elmo elmore elms elna
elnora elodia elois eloisa eloise elouise eloy elrod elroy elsa elsass elsberry else elsea elser
elsey elsie elsner elson elston elswick elsy elton elva elvera elvia elvie elvin elvina elvira
elvis elwanda elwell elwood elyse elza elzey elzy ema emanuel emberton embree embrey embry emelda
emelia emelina emeline emely emerald emerick emerita emerson emert emery emig emigh emiko emil
emile emilee emilia emilie emilio emily emma emmaline emmanuel emmer emmerich emmert emmett emmie
emmitt emmons emmy emogene emond emory emrich emrick ena encarnacion encinas enciso enda enders
endicott endo endres endsley enedina eneida engebretson engel engelbrecht engelhardt engelke
engelman engelmann engels engen enger england engle englehart engleman engler englert engles
english englund engman engram engstrom enid enloe enlow ennis enoch enochs enola enos enright
enrique enriqueta enriquez ensign ensley ensminger ensor entrekin entwistle enyeart eoff epifania
epley epling epperly epperson eppinger eppler epps epstein era erasmo erazo erbe erby erdman
erdmann erhardt erhart eric erica erich erick ericka ericksen erickson ericson erik erika eriksen
erikson erin erinn erlandson erlene erler erlinda erline erma ermelinda erminia erna ernest
ernestina ernestine ernesto ernie ernst errico errol erskine ertel ertl ervin erving erwin eryn
escalante escalera escalona escamilla escarcega escobar escobedo escoto escudero eshelman eshleman
eskew eskridge eslick eslinger esmeralda espada espana esparza esperanza espey espinal espino
espinosa espinoza espiritu espitia esposito espy esqueda esquer esquibel esquivel essary esser
essex essie esta estabrook esteban estefana estela estell estella estelle estep estepp ester
esterly esters estes esteves estevez estey esther estill estrada estrella etchison etha ethan
ethel ethelene ethelyn etheredge etheridge etherton ethier ethridge ethyl etienne etsuko etta
etter ettie ettinger etzel eubank eubanks eudy eufemia eugena eugene eugenia eugenie eugenio eula
eulah eulalia euler eun euna eunice eura eure eurich eury eusebia eusebio eustice eustolia eva
evalyn evan evangelina evangeline evangelista evanoff evans evatt eve eveland evelia evelin
evelina eveline evelyn evelyne evelynn even evens evenson everett everette everhart everitt everly
everman evers eversole everson evert everton everts eves evette evia evie evins evita evon evonne
ewa ewald ewalt ewart ewell ewen ewers ewert ewing exie exley exline exum eyler eyman eyre ezekiel
ezell ezequiel ezra ezzell fabela faber fabian fabiano fabiola fabre fabrizio fabry facer fackler
factor fader fae fagan fager fagg fagin fagundes fahey fahy failla fails fain fair fairbairn
fairbank fairbanks fairchild faircloth fairfax fairfield fairley fairman fairweather fairy faison
faith fajardo falbo falco falcon falcone falconer fales falgoust falgout falk falkner fall faller
fallin fallis fallon falls falzone fambro fancher fane fanelli fang fankhauser fann fannie fannin
fanning fanny fansler fant farah farber farfan fargo farhat faria farias farina faris farish
farkas farley farlow farmer farner farney farnham farnsworth farnum farquhar farr farrah farrand
farrar farrel farrell farrelly farren farrer farrier farrington farrior farris farrish farrow
farthing farwell fasano fasching fason fassett fast fatima fatimah faucett faucette faucher faught
faul faulk faulkner faulks fauntleroy faust faustina faustino fausto fauver fava favela faviola
favorite favors favreau fawcett fawn fay faye fazio feagin fearn fearon fears feaster feather
feathers featherston featherstone febus fecteau feddersen fedele feder federico fedler fedor
feeley feely feemster feeney fegan fegley feher fehr feinberg feingold feinstein feist felan feld
felder feldman feldmann feldstein feldt felecia felica felice felicia feliciano felicidad felicita
felicitas felipa felipe felisa felisha felix feliz felker fell feller fellers fellman fellows
fells felt felten feltman feltner felton felts felty fender fenderson fendley feng fenimore fenley
fenn fennell fenner fenske fenster fenstermacher fenstermaker fenton fentress fenwick ferber
ferdinand ferebee fergerson fergus ferguson ferland fermin fermina fern fernald fernanda fernande
fernandes fernandez fernando ferne ferrante ferranti ferrara ferrari ferraro ferree ferreira
ferrel ferrell ferrer ferrera ferreri ferrero ferretti ferri ferrier ferriera ferrigno ferrill
ferrin ferris ferro ferron ferry fessenden fessler festa fett fetter fetterman fetters fetty
fetzer feuerstein fewell fiala fichter fick fickes ficklin fidel fidela fidelia fidler fiecke
fiedler field fielden fielder fielding fields fierro fierros fife fifer fifield figaro figeroa
figgs figueiredo figueredo figueroa fike fikes file filer files filiberto filip filkins filler
fillion fillman fillmore filomena filson fimbres finamore finan finch fincham fincher finck
findlay findley fine finger fink finkbeiner finke finkel finkelstein finkle finklea finks finlay
finlayson finley finn finnegan finnell finnerty finney finnie fiona fiore fiorentino fiorillo
fiorini fiorito fiqueroa firestone firkins firth fisch fischer fiscus fish fishback fishburn
fishel fisher fishman fisk fiske fitch fitchett fite fitting fitts fitz fitzgerald fitzgibbon
fitzgibbons fitzhugh fitzmaurice fitzpatrick fitzsimmons fitzwater fizer flach flack flagg
flaherty flake flakes flanagan flanary flanders flanery flanigan flannagan flannery flannigan
flatt flaugher flavia flavin flax fleck fleckenstein fleeman fleener fleenor fleet fleetwood
fleischer fleischman fleischmann fleisher fleishman fleming flemings flemister flemming flesher
fleshman fleta fletcher fleury flick flickinger flinchbaugh flinchum flinn flint flippen flippo
flo flock flohr flood flor flora florance florence florencia florencio florene florentina
florentino flores floretta florez floria florian florida florinda florine florio florrie flory
flossie flournoy flower flowers floy floyd fludd fluellen fluharty fluitt fluker flury flynn flynt
flythe fobbs focht fodor foerster fogarty fogel fogg fogle fogleman foland folden foley folger
folk folkerts folkes folks follansbee follett follis follmer folmar folse folsom foltz fomby fonda
fondren fong fonseca font fontaine fontana fontanez fontenot fontes fonville foor foos foote
footman foran forand forbes forbis forbus forbush force forcier ford forde fordham fordyce fore
forehand foreman forest forester foret forgey forgione forman forney forrest forrester forsberg
forshee forsman forst forster forsyth forsythe fort forte fortenberry fortes forth fortier fortin
fortino fortner fortney fortson fortuna fortunato fortune forward fosdick foshee foskey foss
fossett fossum foster foti fouch fouche foulds foulk foulks fountain fournier fouse foushee foust
fout foutch fouts foutz fowler fowles fowlkes foxwell foxworth foxx foye frady fraga fragoso
fraher frahm frailey fraire fraise fraizer frakes fraley fralick frame frampton fran france
francene frances francesca francesco franchesca francie francina francine francis francisca
francisco franck franco francois francoise frandsen frank franke frankel frankie franklin franklyn
franko franks franqui fransen fransisca franson frantz franz franzen frary frase fraser frasher
frasier frasure frates frausto frawley fray frazee frazer frazier freas frechette fred freda
fredda freddie freddy frederic frederica frederick fredericka fredericks fredericksen frederickson
fredette fredia fredric fredrick fredricka fredricks fredrickson free freeborn freed freeda
freedman freel freeland freels freeman freer freese freeze fregoso frei freida freitag freitas
fremont french frenette frenzel frerichs frese freshour freshwater fresquez fretwell freudenburg
freund frew frey friar frias frick fricke fricks frida friday friddle fridley fried frieda friedel
friedland friedlander friedman friedrich friel friend frier frierson fries friese friesen frigo
friley frink frisbee frisbie frisby frisch frisina frisk frison fritch frith fritsch fritsche
fritts fritz fritze fritzler frizzell froehlich froelich froman fromm fronk frost fruge fryar frye
fryer fryman fuchs fudge fuell fuentes fuentez fugate fuhr fuhrman fujii fujimoto fujita fujiwara
fulbright fulcher fulford fulgham fulghum fulk fulkerson fulks fullbright fullen fuller fullerton
fullilove fullmer fullwood fulmer fulmore fulp fulton fults fultz fumiko funari funches funchess
funderburg funderburk funes fung funk funke funkhouser fuqua fuquay furey furguson furlong furlow
furman furness furr furrow furry furst furtado fusco fuselier fuson fussell fuston futch futral
futrell fyfe fyffe gabaldon gabbard gabbert gabel gable gabler gabor gabriel gabriela gabriele
gabriella gabrielle gabrielson gadberry gadbois gadd gaddis gaddy gadsden gadson gaertner gaeta
gaffney gafford gage gagliano gagliardi gagne gagner gagnier gagnon gahagan gaier gail gailey
gaillard gain gainer gaines gainey gains gaiser gaitan gaiter gaither gajewski gala galan galante
galarza galasso galaviz galaz galbraith galbreath galdamez gale galeana galeano galen galentine
gales galey galgano galiano galicia galina galindo galipeau gall gallager gallagher gallaher
gallant gallardo gallaway galle gallego gallegos galles galli gallien galligan galliher gallimore
gallion gallman gallo gallop galloway gallucci gallup galusha galvan galvez galvin galyean galyon
gama gamache gambill gambino gamble gamblin gamboa gambrel gambrell games gamez gamino gammage
gammill gammon gammons gandara gander gandhi gandy ganey ganley gann gannaway gannon gano gans
gant gantt gantz ganz gaona garay garbarino garber garbutt garceau garces garcia gard gardea
gardella garden gardener gardenhire gardin gardiner gardner garduno garett garey garfield
garfinkel gargano garibay garica gariepy garland garlick garling garlock garlow garman garmon
garneau garner garnes garnet garnett garney garnica garofalo garon garoutte garr garrard garraway
garren garret garretson garrett garrick garrido garriga garriott garris garrison garrity garrow
garry garst garten garth gartland gartman gartner garton garver garvey garvin garwood gary garza
garzon gasaway gascon gaskell gaskill gaskin gaskins gaspar gaspard gasper gass gassaway gasser
gassett gast gastelum gaston gately gates gatewood gathers gatlin gatling gatson gatti gattis
gatto gatton gaudet gaudette gaudreau gauger gaughan gaul gaulke gault gauna gaunt gauntt gause
gauthier gautier gautreau gautreaux gauvin gaver gavin gay gayden gaydos gaye gayer gayhart gayla
gayle gaylene gaylor gaylord gayman gaymon gaynell gaynelle gaynor gaytan gayton gazaway gean
gearhart gearheart gearldine geary gebhard gebhardt gebhart gebo geddes geddie geer geesey gehl
gehlert gehring gehrke geib geibel geier geiger geil geis geise geiser geisler geissler geist gelb
gelinas geller gelman gema gemma gemmill gena genao genaro gendreau gendron gene genesis genest
geneva genevie genevieve genevive gengler genia genie genna gennie genny geno genova genovese
genoveva gent genthner gentile gentle gentner gentry geoffrey geoghegan georgann george georgeann
georgeanna georgene georges georgetta georgette georgia georgiana georgiann georgianna georgianne
georgie georgina georgine gephart gerace geraci geraghty gerald geraldine geraldo geralyn gerard
gerardi gerardo gerber gerda gerdes geren gerena gerhard gerhardt gerhart geri gerke gerken
gerlach gerling germain germaine german germann germano germany gerner gero gerow gerrard gerri
gerrish gerrity gerry gerson gerst gerstein gerstner gerth gertha gertie gertrud gertrude
gertrudis gertude gertz gervais gess gessner getchell geter gethers gettinger getty gettys getz
geyer ghee ghent ghislaine gholson gholston gia giambrone giancola gianna giannini giannone
giardina gibb gibbens gibbon gibbons gibbs gibby giblin gibney gibson giddens giddings gideon
gidget gidley gidney gies giese giesen giffin gifford gift gigi giglio gigliotti giguere gil
gilbert gilberte gilberto gilbertson gilbreath gilchrist gilcrease gilda gildea gilden gilder
gildersleeve gile giles gilfillan gilford gilham gilkes gilkey gill gillam gillan gilland gillard
gilleland gillen gillenwater gilles gillespie gillett gillette gilley gillham gilliam gillian
gilliard gillie gillies gilligan gilliland gillingham gillins gillis gillison gillispie gillman
gillmore gillock gillon gills gillum gilma gilman gilmartin gilmer gilmore gilmour gilpin gilreath
gilroy gilson gilstrap giltner gilyard gimbel gimenez gina ginder gines ginette ginger gingerich
gingras gingrich ginn ginny gino ginsberg ginsburg ginter ginther ginyard gioia giordano giorgi
giovanna giovanni gipe gipson giraldo girard girardi giron girouard giroux girton gisela gisele
giselle gish gisi gist gita gittens giuliani giuliano giunta giuseppe giuseppina giusti givan
given givens gladden gladding glade gladis gladney gladson gladstone glady gladys glancy glanton
glantz glanz glasco glaser glasgow glasper glaspie glass glasscock glasser glassman glatt glaude
glayds glaze glazer glazier gleason gleaton gleaves gledhill gleeson glen glenda glendora glenn
glenna glennie glennis glennon glessner glick glickman glidden glidewell glinda glines glisson
gloria glory gloss gloster glover glowacki gluck glynda glynis glynn goad gobeil gobel gober
gobert gobin goble gochenour godbey godbold godbolt godbout godby goddard godfrey godin godina
godines godinez godley godoy godsey godwin goebel goehring goering goetsch goetz goff goforth
goggans goggin goggins goguen goheen goin goines goings goins gokey gold golda goldberg goldblatt
golden goldenberg golder goldfarb goldie golding goldman goldner goldsberry goldsborough goldsby
goldschmidt goldsmith goldstein goldston goley golightly goll golla golliday golson golston golub
gomer gomes gomez goncalves gonce gong gongora gonsales gonsalez gonsalves gonser gonyea gonzalas
gonzales gonzalez gonzalo gooch good goodale goodall goode goodell gooden goodenough goodfellow
goodin gooding goodlett goodloe goodlow goodman goodner goodnight goodrich goodridge goodrow
goodrum goods goodsell goodson goodspeed goodwill goodwin goodwyn goodyear googe goolsby goosby
gorby gordan gorden gordillo gordon gordy gore gorecki goree gorham goris gorman gormley gorney
gorrell gorski gorsuch gorton gose gosha goshorn goslin gosnell gosney goss gossage gossard
gosselin gosser gossett gossman gotcher gothard goto gott gottfried gottlieb gottschalk goucher
goudeau goudreau goudy gouge gough gouin goulart gould goulding goulet goulette gourdine gourley
gouveia govan gove govea gowan gowans gowdy gowen gower gowin gowins goyette goza graber grabill
grable grabowski grace gracey gracia gracie graciela graddy grado grady graf graff graffam grafton
gragg graham grahm graig grainger grajeda gram grammer grams gran granado granados granata
granberry grand granda grandberry grande granderson grandison grandstaff grandy graney grange
granger granier granillo grant grantham granville grass grasser grassi grasso grasty grate gratton
grau gravatt gravel gravelle gravely graver graves gravitt gravley gravois gray graybeal graybill
grayce grayer grays grayson graziani graziano grazyna greaney grear greathouse greaves greco
greear greek greeley green greenawalt greenbaum greenberg greenblatt greene greenfield greenhalgh
greenhaw greenhill greenidge greening greenland greenlaw greenleaf greenlee greenly greenman
greeno greenough greenspan greenstein greenwald greenwalt greenway greenwell greenwood greer
greeson greg gregg greggs grego gregoire gregor gregoria gregorio gregory gregson greig greiner
grell gremillion grenier grenz gresham gress greta gretchen gretta greve grey gribble grice
gricelda grider gridley grieco griego grier gries grieve griffen griffeth griffey griffie griffin
griffing griffis griffith griffiths grigg griggs grigsby grijalva grill grillo grim grimaldi
grimaldo grimes grimley grimm grimmer grimmett grimshaw grimsley grinder grindle grindstaff griner
grinnell grinstead grisby grise grisel griselda grisham grissett grissom grist griswold gritton
grizzard grizzle groat groce groen groesbeck groff grogan grogg groh groleau grondin groner groom
grooms groover gros grose groseclose gross grosse grossi grossman grosso grosvenor grosz grote
groth grothe grounds grout grove grover groves grow grubb grubbs grube gruber grullon grund grundy
grunewald grunwald gruver gryder guadalupe guajardo gualtieri guan guard guardado guardiola
guarino guay gudino gudrun guel guenther guercio guerette guerin guernsey guerra guerrera guerrero
guerrette guerrier guerriero guerro guertin guess guest guevara guffey guglielmo guice guida guidi
guido guidry guild guilford guill guillaume guillemette guillen guillermina guillermo guilliams
guillory guillot guillotte guimond guin guinan guinn guinyard guion guiterrez guitierrez guizar
gula gulbranson gulick gulledge gullett gullette gulley gullickson gullion gullo gully gumbs gumm
gump gunderson gundlach gunn gunnell gunnells gunnels gunning gunter gunther gupta gupton gurganus
gurley gurney gurrola gurule gus guse gusman guss gussie gust gustafson gustavo gustavson gustin
guth guthridge guthrie gutierez gutierres gutierrez gutirrez gutman gutowski gutshall guy guyer
guyette guynn guyton guzik guzman guzzi gwaltney gwen gwenda gwendolyn gwenn gwin gwinn gwyn
gwyneth gwynn haack haag haak haakenson haar haas haase haber haberman habib hack hackbarth hacker
hackett hackler hackman hackney hackworth haddad hadden haddix haddock haddox haden hadfield
hadley hadlock hadnot hadsell hae haefner hafer haffey haffner hafford hafley hafner haga hagaman
hagan hagans hagar hagberg hage hagedorn hageman hagemann hagen hager hagerman hagerty haggard
haggerty haggins hagins hagler haglund hagood hagopian hagstrom hague hagwood hagy hahn hahne hai
haider haig haigh haight haigler hail haile hailey hain haines hair haire hairston haislip haith
hajek hakala hake hakes hal halbert halcomb haldeman hale hales haley halfacre halford haliburton
halina hall halladay hallam hallberg halle hallenbeck haller hallett halley hallford halliburton
halliday hallie halligan hallinan hallman hallmark hallock halloran halloway hallowell halls
hallum halperin halpern halpin halsey halstead halsted halter halterman haltom halton halverson
halvorsen halvorson hamada haman hamann hamblen hambleton hamblin hambly hambrick hambright
hamburg hamburger hamby hamdan hamed hamel hamer hames hamid hamil hamill hamilton hamler hamlet
hamlett hamlin hamm hammack hamman hammel hammer hammers hammes hammett hammill hammitt hammock
hammon hammond hammonds hammons hammontree hamner hamon hampson hampton hamrick han hana hance
hanchett hancock hand handel handler handley handy haner hanes haney hanford hang hanger hanh hank
hanke hankerson hankins hankinson hanks hanley hanlin hanlon hann hanna hannaford hannah hannan
hannelore hanneman hanner hanney hannigan hanning hannon hannum hanover hanrahan hans hansard
hanscom hansel hansell hanselman hansen hansford hanshaw hansley hanson happel hara harada
haralson harari harbaugh harber harbert harbin harbison harbor harbour harbuck hard hardage
hardaway hardcastle hardee hardeman harden harder hardesty hardie hardiman hardin harding hardison
hardman hardnett hardrick hardt hardwick hardy hare harewood harford harger hargett hargis
hargrave hargraves hargreaves hargrove haring haris harjo harker harkey harkins harkleroad
harkless harkness harlan harland harless harley harlow harman harmer harmon harmony harms harn
harnden harned harner harness harney harnish harnois haro harold harp harpe harper harpole
harpster harr harrah harrel harrell harrelson harriet harriett harriette harrigan harrill harriman
harring harrington harris harrison harriss harrod harrold harrop harrow harry harsh harshaw
harshbarger harshman hart harte harter hartfield hartford hartig hartigan hartin harting hartl
hartle hartley hartline hartman hartmann hartness hartnett harton hartsell hartsfield hartshorn
hartsock hartt hartung hartwell hartwick hartwig harty hartz hartzell hartzler hartzog harvard
harvell harvey harvill harville harvin harward harwell harwood hasan hasbrouck hasegawa hash
hashimoto haskell haskett haskin haskins haslam hasler haslett hass hassan hasse hassel hassell
hassen hassett hassie hassinger hassler hasson hasting hastings haston hasty hatch hatchell
hatcher hatchett hatfield hathaway hathcock hathorn hatley hatmaker hatt hattaway hatten hatter
hattie hatton haubert haubrich hauck hauer haug hauge haugen haugh haughey haught haughton
haugland hauk haun haupt hauptman hause hauser hausman hausmann havard havel haveman haven havener
havens haviland hawbaker hawes hawk hawke hawker hawkes hawkin hawkins hawkinson hawks hawley hawn
haworth haws hawthorn hawthorne hayashi haycraft haydee haydel hayden haydon hayek hayes haygood
hayhurst hayles hayley hayman hayne hayner haynes haynie hays hayse hayslett hayter hayton hayward
haywood hayworth hazard hazel hazelip hazeltine hazelton hazelwood hazen hazlett hazlewood hazley
hazzard heacock head headen headlee headley headrick heady heal heald healey healy heaney heap
heaps heard hearn hearne hearns hearon hearst heart heasley heater heath heather heatherly heaton
heavener heavner hebb heberling hebert hebron hecht heck heckard heckart heckathorn heckel hecker
heckler heckman heckstall hector hedberg hedden hedge hedgepeth hedges hedin hedley hedlund hedman
hedrick hedstrom hedwig hedy hee heenan heer heeter heffernan heffington heffner heffron hefley
heflin hefner hegarty heger hegg hegland hegwood heid heide heidel heidelberg heideman heiden
heidenreich heider heidi heidler heidrick heidt heidy heier height heike heikkinen heil heilig
heilman heim heiman heimann heimbach heims hein heine heineman heinemann heinen heiner heinlein
heinrich heins heintz heintzelman heinz heise heiser heisler heiss heist heitman heitmann heitz
heitzman helaine held heldt helen helena helene helfer helfrich helga helgeson helland hellard
helle hellen heller hellickson hellman hellwig helm helman helmer helmers helmick helms helmuth
helsel helsley helstrom helt helton helvey helwig helzer hembree hemby hemenway hemingway hemmer
hemming hempel hemphill hempstead henault hendershot henderson hendley hendon hendren hendrick
hendricks hendrickson hendrix hendry henegar heng henke henkel henkle henley henline henn henne
hennen hennessey hennessy hennig hennigan henning henninger hennings hennis henrich henrichs
henricks henrickson henrietta henriette henriksen henriques henriquez henry hensel hensen henshaw
henslee hensler hensley henson hentges henthorn henton hentz hepburn hepler hepner hepp heppner
hepworth herald herb herbert herbst herd herdon heredia hereford heriberto hering herlihy herlinda
herma herman hermann hermanson hermelinda hermes hermila hermina hermine herminia hermosillo hern
hernadez hernandes hernandez herndon herod herold heron heroux herr herrell herren herrera herrick
herrin herring herrington herrman herrmann herrod herron herschel hersey hersh hershberger hershel
hershey hershman hersom herta hertel hertha hertz hertzler hertzog hervey herz herzberg herzig
herzog heskett heslin hess hesse hesser hession hessler hesson hester heston hetherington hetrick
hettie hettinger hetzel heuer heuser hewes hewett hewitt hewlett heyer heyman heyward heywood
hiatt hibbard hibbert hibbitts hibbler hibbs hibler hibner hice hick hickerson hickey hickle
hicklin hickman hickmon hickok hickox hicks hickson hidalgo hiebert hiedi hien hier hiers hiett
higa higbee higby higdon higgin higginbotham higgins higginson higgs high higham highfill highland
highsmith hight hightower higley higuchi higuera hilaire hilaria hilario hilary hilbert hilburn
hild hilda hilde hildebrand hildebrandt hildebrant hildegard hildegarde hilderbrand hildred
hildreth hile hileman hiles hilger hill hillard hillary hille hillen hillenbrand hiller hillery
hilley hillhouse hilliard hillier hilliker hillis hillman hills hillyard hillyer hilma hilson hilt
hiltner hilton hilty hiltz hilyard himes hinch hinckley hinderliter hindle hindman hinds hine
hiner hinerman hines hinkel hinkle hinkley hinkson hinman hinnant hinnenkamp hinojos hinojosa
hinrichs hinshaw hinson hinton hintz hintze hinz hinze hiott hipolito hipp hipple hipps hirai
hiram hirano hird hires hiroko hirsch hirschman hirsh hirst hirt hirth hisako hise hiser hisey
hisle hitch hitchcock hitchens hite hites hitt hittle hitz hively hixon hixson hoa hoadley hoag
hoagland hoaglin hoang hoar hoard hoban hobart hobbs hobby hobdy hobert hobgood hobson hoch
hochstetler hock hockaday hockenberry hockensmith hocker hockett hocking hockman hocutt hoda
hodapp hodder hodgdon hodge hodges hodgin hodgins hodgkins hodgkinson hodgson hodnett hodo hodson
hoefer hoeft hoehn hoehne hoekstra hoelscher hoeppner hoerner hoerr hoey hofer hoff hoffer hoffman
hoffmann hofman hofmann hofmeister hofstetter hogan hogans hoge hogg hoggan hoggard hoggatt hogge
hogle hoglund hogsett hogue hohl hohman hohn hoisington hokanson hoke holahan holbert holbrook
holcomb holcombe holden holder holderman holding holdren holdsworth hole holeman holen holford
holgate holguin holiday holifield holiman holl holladay holland hollander hollandsworth hollar
hollars hollaway holle holleman hollen hollenbeck holler holleran holley holli holliday hollie
hollier hollifield holliman hollinger hollingshead hollingsworth hollins hollis hollister hollman
holloman hollomon hollon holloway hollowell holly holm holman holmberg holmes holmgren holmquist
holmstrom holoman holquin holscher holsey holsinger holst holstein holston holt holte holter
holthaus holtman holton holts holtz holtzclaw holtzman holub holyfield holz holzer holzman homan
homer homes honaker honda hone honea honey honeycutt hong honig honore hood hook hooker hooks
hooley hooper hoopes hoops hoose hooser hoosier hooten hooton hoots hoover hope hopes hopkin
hopkins hopp hoppe hopper hoppes hopping hopps hopson hopwood horace horacio horak horan hord
horgan horman horn hornback hornbeck hornberger hornbuckle horne horner horney hornick horning
hornsby hornung hornyak horowitz horrell horrocks horsley horst horstman horta hortencia hortense
hortensia horton horvath horwitz hose hosea hosey hosford hosier hoskin hosking hoskins hoskinson
hosler hosley hosmer hoss host hostetler hostetter hotaling hotard hotchkiss hott hottinger
houchens houchin houchins houck houde hough houghtaling houghton houk houle houlihan houpt house
householder houseknecht housel houseman houser housley housman houston houtz hove hover hovey
hovis howard howarth howe howell howells hower howerton howery howes howey howie howington howland
howle howlett howley howse howser howton howze hoxie hoye hoyer hoyle hoyos hoyt hruby hruska
hsieh hsiu huang huard hubbard hubbell hubbert hubble hubbs huber hubert hubler hubner huck
huckabee huckaby huckins hucks huckstep hudak huddle huddleston hudgens hudgins hudkins hudnall
hudock hudson hudspeth hue huebner huerta huertas huey huff huffaker huffer huffine huffman
hufford huffstetler hufnagel huges huggard huggins hugh hughes hughey hughley hughs hugley hugo
huguley huhn hui huie huitt huizar huizenga hukill hulbert hulda hulett huling hulings hull
hullinger hulme huls hulse hulsey hultgren hultman hults human humbert humberto humble hume humes
humiston hummel hummell hummer humphery humphrey humphreys humphries hund hundley hundt huneycutt
hung hungate hunger hungerford hunley hunn hunnicutt hunsaker hunsberger hunsicker hunsinger
hunsucker hunt hunter huntington huntley huntsberry huntsman hunziker huong huot hupp hurd hurdle
hurlbert hurlburt hurlbut hurley hurn hursey hurst hurt hurtado hurtt hurwitz husband husby huse
huseby huseman husk huskey huskins husman huson huss hussain hussey hust husted huston hutchcraft
hutchens hutcherson hutcheson hutchings hutchins hutchinson hutchison huth hutsell hutson hutt
hutter hutto hutton hutzler huynh hwa hwang hyacinth hyatt hyde hyden hyder hye hyer hyland hyler
hylton hyman hymel hymes hynes hyo hyon hypes hyre hysell hyslop hyun iacovelli ian ibanez ibarra
ibrahim icenhour ickes ida idalia iddings idell idella iesha ifill iglesias ignacia ignacio ihle
ikard ike ikeda ikner ila ilana ilda ileana ileen ilene iler iles iliana iliff illa ilona ilse
iluminada ima imai iman imel imelda imes imhoff imler immel imogene ina inabinet ince india indira
inell ines inez infante inga ingalls inge ingeborg inger ingersoll ingham ingle ingles inglis
ingraham ingram ingrassia ingrid iniguez inman innes innis inniss innocent inocencia inoue inouye
insley iola iona ione iorio ippolito ira iraheta iraida irby ireland irena irene irick irina irion
iris irish irizarry irma irmgard irons irvin irvine irving irwin isa isaac isaacs isaacson isabel
isabell isabella isabelle isadora isaiah isaias isakson isaura isbell isela isenberg isenhour iser
isham ishee ishida ishii ishmael isiah isidra isidro isis islam islas isler isley ismael ismail
isobel isom ison israel isreal issa issac iva ivan ivana ivelisse ivers iversen iverson ivery ives
ivette ivey ivie ivonne ivory ivy iwamoto izaguirre izetta izola izquierdo izzi izzo jablonski
jacalyn jacelyn jacinda jacinta jacinto jack jackeline jackelyn jacki jackie jacklyn jackman
jackqueline jacks jackson jaclyn jaco jacob jacobi jacobo jacobs jacobsen jacobson jacobus jacoby
jacqualine jacque jacquelin jacqueline jacquelyn jacquelyne jacquelynn jacques jacquet jacquetta
jacquez jacqui jacquie jacquiline jacquline jacqulyn jada jade jadwiga jae jaeger jaffe jager
jagger jaggers jahn jahnke jaime jaimee jaimes jaimie jain jake jakes jakubowski jalbert jaleesa
jalisa jama jamaal jamal jamar jame jamee jamel jamerson james jameson jamey jami jamie jamieson
jamika jamila jamison jammie jan jana janae janay janda jandreau jane janean janee janeen janel
janell janella janelle janene janes janessa janet janeth janett janetta janette janey jang jani
janice janicki janie janiece janik janina janine janis janise janita janke jankowski jann janna
jannet jannette janney jannie janousek jansen janson janssen jansson jantz jantzen january janus
janyce janzen jaqueline jaquelyn jaques jaquez jara jaramillo jarboe jardine jared jarman jarmon
jarnagin jarnigan jarod jarosz jarrard jarred jarrell jarrells jarrett jarrod jarvis jasinski
jasmin jasmine jason jasper jasso jaunita jauregui javier jaworski jay jaye jayme jaymie jayna
jayne jaynes jayson jazmin jazmine jean jeana jeanbaptiste jeane jeanelle jeanene jeanes jeanett
jeanetta jeanette jeanice jeanie jeanine jeanlouis jeanmarie jeanna jeanne jeannetta jeannette
jeannie jeannine jeanpierre jeans jed jefcoat jeff jeffcoat jefferey jefferies jeffers jefferson
jeffery jefferys jeffie jeffords jeffrey jeffreys jeffries jeffry jelinek jelks jellison jemison
jen jena jenae jene jenee jenell jenelle jenette jeneva jeni jenice jenifer jeniffer jenine jenise
jenkin jenkins jenkinson jenks jenna jennefer jennell jenner jennette jenney jenni jennie jennifer
jenniffer jennine jenning jennings jenny jensen jenson jent jeon jeppesen jepsen jepson jerald
jeraldine jeramy jere jeremiah jeremy jerez jeri jerica jerilyn jerkins jerlene jermaine jernigan
jerold jerome jeromy jerrell jerri jerrica jerrie jerrod jerrold jerry jesenia jesica jeske jess
jesse jessee jessen jessenia jessi jessia jessica jessie jessika jessop jessup jester jestine
jesus jesusa jesusita jeter jett jetta jettie jetton jewel jewell jewett jhonson jiang jiles jill
jillian jim jimenes jimenez jimerson jiminez jimison jimmerson jimmie jimmy jin jina jinks jinny
jiron joachim joan joana joane joanie joann joanna joanne joannie joaquin joaquina jobe jocelyn
jock jodee jodi jodie jody joe joeann joel joella joelle joellen joesph joetta joette joey johana
johanna johanne johannes johannsen johansen johanson johansson john johna johnathan johnathon
johnetta johnette johnie johnna johnnie johnny johns johnsen johnsie johnson johnston johnstone
johson joi joie joiner joines jolanda joleen jolene jolicoeur jolie jolin joline jolley jolliff
jolly joly jolyn jolynn jon jona jonah jonas jonathan jonathon jone jonell jonelle jones jong joni
jonie jonna jonnie jonson joplin jordahl jordan jorden jordon jorge jorgensen jorgenson jose josef
josefa josefina josefine joselyn joseph josephina josephine josephs josephson josette josey josh
joshi joshua josiah josie joslin joslyn jospeh josphine jost josue joubert jourdan journey jovan
jovita jowers jowett joy joya joyal joyce joycelyn joye joyner jozwiak juan juana juanita juarez
judah judd jude judge judi judie judith judkins judon judson judy juergens juhasz juhl jule julee
julene jules juli julia julian juliana juliane juliann julianna julianne juliano julie julieann
julien julienne juliet julieta julietta juliette julio julissa julius july jump jumper june juneau
jung junie junior junious junita junker junkin junkins junko jurado jurek jurgens jurgensen jury
jusino just justa justice justin justina justine justiniano justis justus jutta kaba kacey kaci
kacie kacy kaczmarek kaczor kadlec kaelin kagan kahl kahle kahler kahn kai kail kaila kain kaiser
kaitlin kaitlyn kala kalb kale kaleigh kaler kaley kali kalinowski kalish kallas kallie kalman
kalyn kam kamala kamen kami kamilah kamin kaminski kaminsky kamm kammer kammerer kamp kamps kanagy
kandace kandi kandice kandis kandra kandy kane kanesha kaneshiro kang kangas kania kanisha kanode
kanter kantner kantor kapinos kaplan kapoor kapp kappel kappler kara karam karan karas karcher
kardos kareem kareen karen karena karey karg kari karie karim karima karin karina karine karisa
karissa karl karla karle karleen karlene karlin karls karlson karly karlyn karma karmen karn
karnes karns karol karole karoline karolyn karon karp karpinski karr karren karri karrie karry
karst karsten kary karyl karyn kasandra kasey kash kasha kasi kasie kaspar kasper kass kassandra
kassie kasten kaster kastner kate katelin katelyn katelynn katerine kates kathaleen katharina
katharine katharyn kathe katheleen katherin katherina katherine kathern katheryn kathey kathi
kathie kathleen kathlene kathline kathlyn kathrin kathrine kathryn kathryne kathy kathyrn kati
katia katie katina katlyn kato katrice katrina kattie katy katz katzer katzman kauffman kaufman
kaufmann kaul kautz kavanagh kavanaugh kawakami kawamoto kawamura kay kaya kayce kaycee kaye kayla
kaylee kayleen kayleigh kaylene kaylor kays kayser kazuko keach keagle kean keane keaney kear
kearney kearns kearse keasler keating keaton kecia keck keeble keebler keech keefe keefer keegan
keel keele keeler keeley keeling keels keely keen keena keenan keene keener keeney keenum kees
keese keesee keesha keesler keeter keeton keever keffer kegler kegley kehl kehoe keifer keiko keil
keila keim keiper keira keiser keisha keisler keister keith keitha keithley keitt kelch kelemen
keli kell kellam kellar kelle kellee kelleher kellems keller kellerman kellett kelley kelli kellie
kelliher kelling kellison kellner kellogg kells kellum kelly kellye kelm kelsch kelsey kelsi
kelsie kelso kelson keltner kelton kelty kelvin kemberly kemble kemmer kemmerer kemp kemper kempf
kempton ken kena kenda kendal kendall kendig kendra kendrick kendricks keneth kenia kenisha kenna
kennamer kennard kennedy kennell kennelly kennemer kenner kennerly kennerson kenneth kennett
kenney kennison kennith kennon kenny kensinger kent kenton kenworthy kenya kenyatta kenyetta
kenyon keough keown kephart kepler kepley kepner keppler kera kerber kerby keren kerfoot keri
kerley kerlin kermit kern kernan kerner kerney kerns kerr kerri kerrick kerrie kerrigan kerry
kersey kersh kershaw kershner kersten kerstetter kerstin kerwin kesha keshia kesler kesner kessel
kessinger kessler kester kesterson kestner ketcham ketchum ketner ketron ketter ketterer ketterman
kettle kettler kettner keturah keva keven kevin keyes keys keyser khadijah khalil khalilah khan
khang khoury kia kiana kiara kibbe kibby kibler kidd kidder kidney kidwell kiefer kieffer kiel
kiely kier kiera kiernan kiersten kiesel kiesha kiesling kieth kifer kiger kight kiker kilbourn
kilbourne kilburn kilby kile kiley kilgo kilgore kilian kilkenny killam killebrew killeen killen
killgore killian killinger killingsworth killion killough kilmer kilpatrick kilroy kim kimball
kimbell kimber kimberely kimberlee kimberley kimberli kimberlie kimberlin kimberling kimberly
kimbery kimble kimbler kimbra kimbrel kimbrell kimbro kimbrough kime kimes kimi kimiko kimmel
kimmell kimmons kimpel kimsey kimura kimzey kina kinard kincade kincaid kincannon kincer kinch
kincheloe kinchen kindel kinder kindig kindle kindra kindred king kingery kingrey kingsbury
kingsley kingston kinkade kinkead kinkel kinlaw kinley kinman kinnaird kinnaman kinnard kinne
kinnear kinner kinney kinnison kinsella kinser kinsey kinsler kinsley kinslow kinsman kintzel
kinyon kinzel kinzer kip kipp kira kirby kirch kircher kirchner kirchoff kirk kirkendall
kirkendoll kirkham kirkland kirkley kirklin kirkman kirkpatrick kirksey kirkwood kirsch kirschbaum
kirschner kirst kirsten kirstie kirstin kirtley kirts kirven kirwan kirwin kiser kish kisha kisner
kiss kissee kissel kissell kissinger kissner kist kistler kistner kit kitchen kitchens kitchin
kite kitson kitt kittel kittelson kitterman kittie kittinger kittle kittleson kittredge kittrell
kitts kitty kivett kivi kiyoko kizer kizzie kizzy klahn klapper klar klara klass klassen klatt
klaus klawitter kleckner kleiber kleiman klein kleiner kleinman kleinschmidt kleist klem klemm
klepper kleven klick kliebert klima klimas klimek kline kling klingbeil klingensmith klinger
klingler klink klock klopp klos kloss kloster klosterman klotz kluesner klug kluge knaack knapp
knarr knauer knauf knaus knauss knecht knee kneeland knepp knepper knickerbocker knight knighten
knighton knights knipe knipp knisely knisley knobel knobloch knoll knop knopf knopp knorr knott
knotts knouse knowles knowlton knox knuckles knudsen knudson knudtson knupp knuth knutsen knutson
kobayashi kober koch kocher koehler koehn koeller koenig koepke koepp koerner koester koffler koga
kogan koger kogut kohan kohl kohler kohlmeier kohn kohr kohut kolar kolb kollar koller kollman
kolodziej komar kondo konen kong konieczny konopka konrad kontos koon koonce koons koontz koop
koopman kopec kopecky kopf kopp korando korey korhonen kori korman korn kornegay kort korte korth
kortney kory kosinski koski koss kost koster kostka kott kotter kouba kourtney koury kovac kovach
kovacs koval kovar kowal kowalczyk kowaleski kowalewski kowalski kowalsky kozak koziol kozlowski
kraatz krach kraemer kraft krahn kraig krajewski kraker kral krall kramer kramp krantz kranz
kratochvil kratz kratzer kraus krause krauss kravetz kravitz krawczyk krebs krebsbach kreger
krehbiel kreider kreitzer krell kremer kreps kresge kress kretschmer kreutzer krick kriebel krieg
krieger krier krikorian kriner kring kris krishna krishnan kriss krissy krista kristal kristan
kristeen kristel kristen kristi kristian kristie kristin kristina kristine kristle kristofer
kristopher kristy kristyn kriz krizan kroeger kroeker kroger krogman krohn krok krol kroll krom
kromer kron krone kroon kropf kropp krouse krout krueger krug kruger krull krum krumm krupa krupp
kruse krysta krystal krysten krystin krystina krystle krystyna kubala kubiak kubik kubota kucera
kucharski kuebler kuehl kuehn kuehner kuester kugler kuhl kuhlman kuhlmann kuhn kuhns kuiper
kujawa kujawski kukla kukowski kula kulas kulick kulik kulikowski kull kulp kulpa kum kumar kummer
kump kung kunkel kunkle kuntz kunz kunze kurek kurland kurt kurth kurtis kurtz kurz kushner kuss
kuster kutcher kutz kuykendall kuzma kwak kwan kwiatkowski kwok kwon kwong kyla kyle kylee kyler
kyles kylie kym kymberly kyoko kyong kyra kyser kyte kyung kyzer labadie labarbera labarge labarre
labat labbe labelle laberge lablanc labombard labonte laborde labounty laboy labrador labrecque
labrie labriola lacasse lacayo lacefield lacey lach lachance lachapelle lachelle lacher laci lacie
lack lackey laclair lacombe lacoste lacour lacourse lacresha lacroix lacross lacy ladawn ladd lade
ladner ladonna ladouceur ladson ladue laduke ladwig lady lael lafave lafayette lafever lafferty
laffey laffoon laflamme lafleur lafollette lafon lafond lafontaine laforce laforest laforge
lafortune lafountain lafrance lafreniere lagarde lagasse lage lago lagrange lagrone laguerre
laguna lagunas lahey lahman lahoma lahr lahti lai lail laila lain laine lainez laing lair laird
lajoie lajuana lake lakeesha lakeisha lakendra lakenya lakes lakesha lakeshia lakey lakia lakiesha
lakin lakisha lakita lala laliberte lalli lally lalonde lamanna lamantia lamar lamarche lamarr
lamarre lamas lamay lamb lambdin lamberson lambert lamberth lamberton lambeth lambrecht lambright
lamere lamkin lamm lammers lamon lamonica lamons lamont lamontagne lamoreaux lamothe lamotte
lamoureux lamp lampe lampert lamphear lamphere lampkin lampkins lampley lampman lamson lamy lan
lana lancaster lance lanclos lanctot land landa landau landaverde lander landeros landers landes
landgraf landin landis landman lando landon landreneau landreth landrum landry landwehr landy lane
lanell lanelle lanette laney lanford lang langan langdon lange langenfeld langer langevin langford
langham langhorne langlais langley langlinais langlois langner langston langton langworthy lanham
lani lanie lanier lanigan lanita lankford lannie lanning lannon lanny lanora lanoue lanphear
lansberry lansford lansing lantigua lantz lanz lanza lapan lape laperle lapham lapierre lapine
lapinski laplant laplante lapoint lapointe laporte lapp lappin laprade laquanda laquita lara
larabee larae laraine laramie lareau laree lares large largent largo larhonda larimer larimore
larios larisa larissa larita lariviere lark larkin larkins larmon larocca larocco laroche
larochelle larock larocque laronda larosa larose larrabee larraine larrick larrison larry larsen
larson larue lary lasalle lasandra lasater laseter lash lashanda lashandra lashaun lashaunda
lashawn lashawna lashawnda lashay lashbrook lashell lasher lashley lashon lashonda lashunda laskey
lasko laskowski lasky lasley lasonya lass lasseter lassiter laster lastra latanya latarsha latasha
latashia latch latesha latham lathan lathem lathrop latia laticia latimer latimore latina latisha
latonia latonya latoria latorre latosha latour latoya latoyia latrice latricia latrina latrisha
latshaw latson latta lattea lattimer lattimore lattin laub laubach lauber lauderdale lauer laufer
laughlin laughter laughton launa laura lauralee lauran laure laureano laureen laurel lauren
laurena laurence laurene laurent lauretta laurette lauri lauria laurice laurie laurinda laurine
lauritsen lauritzen laursen laury lauryn lauterbach lauver laux lauzon lavada lavalle lavallee
lavalley lavallie lavelle lavender lavenia lavera laverdiere lavergne lavern laverna laverne
laverriere laverty lavery laveta lavette lavigne lavin lavina lavine lavinia lavoie lavon lavona
lavonda lavone lavonia lavonna lavonne lawana lawanda lawanna lawerence lawhon lawhorn lawing
lawler lawless lawley lawlor lawrence lawrie lawry laws lawson lawton lawver lawyer laxson laxton
layden layfield layla layman laymon layne layton lazar lazaro lazarus lazenby lazo lazzaro lea
leach leachman leadbetter leader leaf league leah leahy leak leake leaks leal leaman leamon lean
leana leandra leandro leann leanna leanne leanora leanos lear leard learned leary lease leasure
leath leatha leatham leatherman leathers leatherwood leatrice leavell leavens leavitt leavy
lebaron lebeau lebel leber leblanc lebo leboeuf lebouef lebow lebowitz lebron lebrun lechner
lechuga lecia leclair leclaire leclerc lecompte lecroy lecuyer leda leday ledbetter leddy lederer
lederman ledesma ledet ledezma ledford ledger ledgerwood ledonne ledoux leduc lee leeann leeanna
leeanne leech leeder leedom leeds leedy leek leeman leena leep leeper lees leesa leeson leet
lefebre lefebvre lefever lefevre leff leffel leffler lefkowitz lefler leflore leftwich legaspi
legault legendre leger legere legette legg legge leggett legler legrand legros lehman lehmann lehn
lehner lehoux lehr lehto leia leib leibowitz leida leif leigh leigha leighann leighton leighty
leija leiker leila leilani leininger leis leisa leiser leisha leishman leist leister leisure
leitch leite leiter leith leitner leiva lejeune lekisha lela lelah leland leleux lelia lema
lemaire lemanski lemaster lemasters lemay lembo lemelin lemelle lemen lemieux leming lemire lemke
lemley lemmer lemmon lemmons lemoine lemon lemond lemons lemos lemuel lemus len lena lenahan
lenard lenhardt lenhart lenihan lenita lenk lenna lennie lennon lennox lenny lenoir lenora lenore
lenox lent lentini lentz lenz leo leola leoma leon leona leonard leonarda leonardo leone leonel
leonetti leong leonhardt leonia leonida leonie leonila leonor leonora leonore leontine leopard
leopold leopoldo leora leos leota lepage lepe lepley lepore leppert lera lerch lerma lerman lerner
leroux leroy les lesa lesage lescarbeau lesh lesha lesher lesia lesko leslee lesley lesli leslie
lesniak lesperance lessard lesser lessie lessman lester lesure leta letcher letchworth letellier
letendre letha leticia letisha letitia leto letourneau letson lett lettie letts letty leung levan
levasseur levay leveille levell levenson leventhal leveque lever leverett leverette levering
levesque levey levi levin levine levingston levins levinson levis levitt levron levy lewallen
lewandowski lewellen lewellyn lewin lewis lewter lexie leyba leyva lezama lezlie lheureux lia
liana liane liang lianne liao libbey libbie libby liberatore liberty librada licata licht
lichtenstein licon lida liddell liddle lidia lieb lieber lieberman liedtke liefer lien lieselotte
lietz lieu liggett liggins light lightfoot lightle lightner lightsey lighty ligia ligon likens
lila lile liles lili lilia lilian liliana lilienthal lilla lillard liller lilley lilli lillia
lilliam lillian lilliana lillibridge lillie lillis lilly lily lima limbaugh limon limones lin lina
linares linch linck lincoln lind linda lindahl lindamood lindauer lindberg linde lindell lindeman
lindemann linden lindenberg linder linderman lindgren lindholm lindley lindner lindo lindquist
lindsay lindsey lindsley lindstrom lindsy lindy line linebarger lineberger lineberry linehan liner
lines linette ling lingenfelter linger lingerfelt lingle lingo linh linhart lininger link linke
linker linkous linn linnea linneman linney linnie lino linquist linscott linsey linsley lint
linthicum linton lintz linville linwood linzy lionel lipari lipe lipford lipinski lipman lipp
lippert lippincott lippman lipps lipscomb lipsey lipsky lipson liptak lipton lira lirette liriano
lisa lisabeth lisandra lisbeth lise lisenby lisette lish lisha lisi lisk liska lisle liss lissa
lissette list lister liston lita litchfield litchford litherland littell litten litteral little
littlefield littlejohn littles littleton litton littrell litwin litz lively livengood liverman
livermore livesay livia livingston livingstone liz liza lizabeth lizarraga lizbeth lizeth lizette
lizotte lizzette lizzie llamas llanas llanes llanos llewellyn lloyd loaiza loan loar lobato lobb
lobdell lobel lobo locascio loch locher lochner lock lockard locke locker lockett lockhart
locklear locklin lockman lockridge lockwood lococo loden loder lodge loeb loeffler loehr loera
loesch loewen lofgren lofland loflin loftin loftis lofton loftus logan loggins logsdon logston
logue lohman lohmann lohr lohse loiacono loida lois loise loiselle loken lokey lokken lola lolita
lollar lolley lollis loma loman lomanto lomas lomax lombard lombardi lombardo lomeli lomonaco lon
lona londa london londono lonergan loney long longacre longenecker longfellow longino longley
longmire longmore longnecker longo longoria longshore longstreet longwell longworth loni lonna
lonnie lonny lonon look loomis looney loop looper loos loose loper lopes lopez lopiccolo lopp
lopresti lora loraine loralee loranger lord lore lorean loredo loree loreen lorelei loren lorena
lorence lorene lorentz lorentzen lorenz lorenza lorenzen lorenzo loreta loretta lorette lori loria
loriann lorie lorilee lorina lorinda lorine loring loris lorita lorna lorraine lorretta lorri
lorriane lorrie lorrine lorusso lory losada losee losey losh losoya lossett lott lottie lotts lotz
lou louann louanne loucks loud louden louder loudermilk loudon louella louetta lough loughlin
loughman loughran louie louis louisa louise lounsbury louque loura lourdes lourie louvenia
louviere lovato love loveday lovejoy lovelace lovelady loveland loveless lovell lovella lovely
lovern lovett lovetta lovette lovie lovin loving lovingood lovins lowder lowe lowell lowenstein
lowenthal lower lowery lowman lown lowrance lowrey lowrie lowry lowther loya loyce loyd loyola
loza lozada lozano lozier lozoya luana luann luanna luanne luba lubbers lubin luby luca lucarelli
lucas lucchesi luce lucero lucey lucht luci lucia luciana luciani luciano lucie lucien lucienne
lucier lucila lucile lucilla lucille lucina lucinda lucio lucius luck lucke luckett luckey lucky
lucrecia lucretia lucus lucy luczak luczynski ludie ludivina ludlow ludlum ludwick ludwig lue
luebbert luebke lueck luedtke luella luellen luera lueras luetta luevano luff luft lugo luigi luis
luisa luise luiz lujan lukas lukasik luke luken lukens luker lukes lula lulu luman lumley lummus
lumpkin lumpkins lumsden luna lunceford lund lundahl lundberg lunde lundeen lundell lundgren
lundin lundquist lundstrom lundy lung lunn lunsford lunt luoma luong luongo lupe luper lupien
lupita lupo luppino lupton lura lurie lurlene lurline lurry lusby luse lusher lusk lussier lust
luster lustig lute luter lutes luther luton lutterman luttrell lutz luvenia luz lyall lybarger
lyda lydia lydick lydon lyke lykes lykins lyla lyle lyles lyman lymon lyn lynam lynch lynda lynde
lyndia lyndon lyndsay lyndsey lynell lynelle lynetta lynette lynn lynna lynne lynnette lynsey
lynwood lyon lyons lytle lytton maag maas mabe mabel mabelle maberry mabery mabie mable mabon
mabrey mabry mac macaluso macarthur macaulay macdonald macdougall mace macedo macek macey
macfarlane macgregor mach macha machado machelle machen machin machuca macias macie maciejewski
maciel macintosh macintyre mack mackay macke mackenzie mackey mackie mackin mackinnon mackley
macklin macko mackowiak maclachlan maclean maclennan macleod maclin macmillan macneil macomber
macon macpherson macrae macri macy madalene madaline madalyn maday madden maddie maddix maddock
maddocks maddox maddux maddy madelaine madeleine madelene madeline madelyn mader madera madewell
madge madie madigan madison madlyn madonna madore madrid madrigal madril madriz madruga madry
madsen madson mae maeda maegan maes maestas maez mafalda maffei magali magallanes magallon magaly
magan magana magaret magda magdalen magdalena magdalene magdaleno magee magen mager magers maggard
maggi maggie maggio magill maginnis maglio maglione magner magness magno magnolia magnus magnuson
magnusson magoon magruder maguire magwood mahaffey mahalia mahan mahaney mahar maher maheu maheux
mahle mahler mahlum mahmood mahmoud mahn mahon mahone mahoney mahony mahood mahr mahurin mai maia
maida maiden maier maile maillet mailloux main maine maines mainor mains maio maiorano mair maira
maire maisch maisha maisie maisonet maitland maize majeski majewski majka major majorie majors
makeda makela maker maki makin makowski makris malan maland malave malbon malbrough malchow
malcolm malcom maldanado maldonado malec malek malena maley malia malick malik malika malin
malinda malinowski malisa malissa malizia malka malkin mallard mallery mallet mallett mallette
malley mallie mallon mallory malloy malm malmberg malo malone maloney maloof malorie malott maloy
malpass maltby malveaux malvina maly mamie mammie man mana manahan manalo mance mancha manchester
mancia mancilla mancini mancino mancuso manda mandel mandell manders mandeville mandi mandie
mandujano mandy maner manes maness maney manfredi mang mangan mangano mangels manger manges
mangino mangold mangrum mangual mangum mangus manhart manie manigault manion manis maniscalco
manjarrez manke mankin manley manly mann manna manners manney manning mannings mannino mannion
mannix manno mannon manns manor manos manrique manriquez mans manseau mansell mansfield manske
manson mansour mansur manthey mantle mantooth mantz manual manuel manuela manus manwaring many
manz manzanares manzano manzella manzer manzi manzo mao mapes maple maples mapp mara marable
maragaret maragret maranda marano maranto marasco maravilla marble marburger marbury marc marcano
marcantel marcantonio marceau marcel marcela marcelene marcelina marceline marcelino marcell
marcella marcelle marcello marcellus marcelo marcene march marchan marchand marchant marchelle
marchese marchetti marci marcia marcial marciano marcie marcil marciniak marco marconi marcos
marcotte marcoux marcucci marcum marcus marcy mardell marden mardis marek maren marenco mares
maresca marez marg margaret margareta margarete margarett margaretta margarette margarita
margarite margarito margart marge margene margeret margert margery marget margherita margie margit
margo margolis margorie margot margret margrett marguerita marguerite marguez margurite margy
marhta mari maria mariah mariam marian mariana marianela mariani mariann marianna marianne mariano
maribel maribeth marica maricela maricle maricruz marie mariel mariela mariella marielle marietta
mariette mariko marilee marilou marilu marilyn marilynn marin marina marinda marine marinelli
marinello marinez maring marini marino mario marion mariotti maris marisa mariscal marisela
marisha marisol marissa marita maritza marivel marjorie marjory mark markel marker markert
marketta markey markham markita markland markle markley marko markovich markowitz markowski marks
markus marla marlana marlar marlatt marleen marlen marlena marlene marler marlette marley marlin
marline marlo marlon marlow marlowe marlyn marlys marmol marmolejo marmon marna marni marnie
marone maroney marotta marple marquardt marquart marquerite marques marquetta marquette marquez
marquis marquita marquitta marr marra marrero marriner marriott marro marron marrone marroquin
marrow marrs marrufo marry mars marsala marsden marsh marsha marshal marshall marshburn marson
marston mart marta marte martel martell martelli martello marten martens marth martha marti martin
martina martindale martine martineau martinek martinelli martines martinez martini martino martins
martinsen martinson martone marts martucci marty martz marva marvel marvella marvin marvis marx
mary marya maryalice maryam maryann maryanna maryanne marybelle marybeth maryellen maryetta
maryjane maryjo maryland marylee marylin maryln marylou marylouise marylyn marylynn maryrose
marzano masako mascarenas mascorro maselli maser mash mashburn masi mask maske maskell mason mass
massa massaro masse massenburg massengale massengill massey massie massingale massingill masson
mast masten master masters masterson mastin maston mastrangelo mastro mastroianni mastropietro
masuda mata matamoros matas matchett mateer mateo matha mathena matheney matheny mather matherly
matherne mathers mathes matheson mathew mathews mathewson mathias mathieson mathieu mathilda
mathilde mathis mathison matias matilda matilde matis matlock matney matos matranga matson matsuda
matsui matsumoto matsumura matt matta matte matteo matter mattera mattern mattes matteson matthes
matthew matthews matthias matthies mattia mattice mattie mattingly mattis mattison mattocks
mattoon mattos mattox mattson matula matus matz matzke mauch mauck maud maude maudie maudlin mauer
maughan mauk maul mauldin maule maultsby mauney maupin maura maureen maurer maurice mauricio
mauriello maurin maurine maurita mauro maury maus maust mauzy mavis max maxey maxfield maxham
maxie maxim maxima maximina maximo maxine maxon maxson maxwell may maya maybell maybelle mayberry
maye mayer mayers mayes mayfield mayhall mayhew mayhugh mayle mayme maynard mayne maynes maynor
mayo mayola mayon mayor mayorga mayra mays maysonet mayton mayville mayweather maze maziarz mazie
mazon mazur mazurek mazza mazzarella mazzariello mazzei mazzella mazzeo mazzola mazzone mcabee
mcadams mcadoo mcadory mcafee mcaleer mcalexander mcalister mcallister mcalpin mcalpine mcanally
mcandrew mcandrews mcanulty mcardle mcarthur mcatee mcateer mcauley mcauliffe mcavoy mcbean mcbee
mcbeth mcbrayer mcbride mcbroom mcbryde mcburney mccaa mccabe mccafferty mccaffery mccaffrey
mccain mccaleb mccall mccalla mccallister mccallum mccammon mccampbell mccandless mccane mccann
mccants mccardle mccargo mccarley mccarroll mccarron mccart mccarter mccarthy mccartney mccarty
mccarver mccarville mccary mccaskill mccasland mccaslin mccaughey mccauley mccaulley mccaw mccay
mcchesney mcchristian mcclain mcclaine mcclanahan mcclaran mcclary mcclaskey mcclay mcclean
mccleary mccleery mcclellan mcclelland mcclendon mcclenton mccleskey mcclintock mcclinton
mccloskey mccloud mccloy mccluney mcclung mcclure mcclurg mccluskey mcclusky mccoin mccoll
mccollister mccollom mccollough mccollum mccomas mccomb mccombs mcconkey mcconnel mcconnell
mcconville mccool mccord mccorkle mccormack mccormick mccorvey mccourt mccowan mccown mccoy
mccracken mccrady mccrae mccraney mccranie mccrary mccraw mccray mccrea mccready mccreary mccree
mccreery mccreight mccright mccrimmon mccrory mccroskey mccroy mccubbin mccue mccuen mccullar
mccullen mccullers mcculley mcculloch mccullough mccullum mccully mccumber mccune mccurdy mccurley
mccurry mccusker mccutchen mccutcheon mcdade mcdaniel mcdaniels mcdavid mcdavis mcdermott mcdevitt
mcdill mcdole mcdonagh mcdonald mcdonell mcdonnell mcdonough mcdorman mcdougal mcdougald mcdougall
mcdougle mcdowell mcduff mcduffie mcduffy mceachern mceachin mcelfresh mcelhaney mcelhannon
mcelligott mcelrath mcelroy mcelvain mcelveen mcelwain mcelwee mcelyea mcentee mcentire mcevoy
mcewan mcewen mcfadden mcfaddin mcfall mcfalls mcfarland mcfarlane mcfarlin mcfarren mcfee
mcferren mcgaha mcgahan mcgahey mcgann mcgarity mcgarrity mcgarry mcgarvey mcgary mcgaugh
mcgaughey mcgee mcgeehan mcgehee mcgeorge mcghee mcghie mcgill mcginley mcginn mcginnis mcginty
mcglade mcglinchey mcglone mcglothin mcglothlin mcglown mcglynn mcgoldrick mcgonagle mcgonigal
mcgough mcgovern mcgowan mcgowen mcgown mcgrady mcgrail mcgrane mcgrath mcgraw mcgray mcgreevy
mcgregor mcgrew mcgriff mcgruder mcguffin mcguigan mcguinness mcguire mcgurk mchale mchaney
mchenry mchone mchugh mcilrath mcilvain mcilwain mcinerney mcinnis mcintire mcintosh mcinturff
mcintyre mciver mcjunkin mckain mckamey mckay mckean mckechnie mckee mckeehan mckeel mckeen
mckeever mckellar mckeller mckelvey mckelvy mckenna mckenney mckenny mckenzie mckeon mckeown
mckernan mckey mckibben mckie mckillip mckim mckinley mckinney mckinnie mckinnis mckinnon mckinsey
mckinstry mckinzie mckissack mckissick mckittrick mcknight mckown mckoy mclachlan mclain mclamb
mclane mclaren mclaughlin mclaurin mclawhorn mclean mclellan mclelland mclemore mclendon mclennan
mcleod mcleroy mclin mcloud mcloughlin mcmahan mcmahon mcmakin mcmanis mcmann mcmanus mcmartin
mcmaster mcmasters mcmath mcmeans mcmichael mcmillan mcmillen mcmiller mcmillian mcmillin
mcmillion mcmillon mcminn mcmonagle mcmorris mcmorrow mcmullan mcmullen mcmullin mcmunn mcmurray
mcmurry mcmurtry mcnab mcnabb mcnair mcnally mcnamara mcnamee mcnary mcnatt mcnaughton mcneal
mcnealy mcnear mcneel mcneeley mcneely mcnees mcneese mcneil mcneill mcneilly mcnelly mcnemar
mcnerney mcnett mcnew mcnicholas mcnichols mcniel mcniff mcninch mcnish mcnitt mcnulty mcnutt
mcpeak mcpeek mcpeters mcphail mcphearson mcphee mcpheeters mcpherson mcquade mcquaid mcquaig
mcquay mcqueary mcqueen mcquillen mcquinn mcquire mcquiston mcrae mcraney mcray mcree mcreynolds
mcroberts mcroy mcshan mcshane mcsherry mcspadden mcswain mcsween mcsweeney mctaggart mcvay
mcveigh mcvey mcvicker mcwhirter mcwhorter mcwilliams meacham meachum mead meade meader meador
meadors meadow meadows meads meagan meaghan meagher mealey meals mealy meaney means meany mears
meas mease meaux mebane mecham mechelle mechling meda medders medeiros medel medellin mederos
medford medina medley medlin medlock medrano medved mee meece meehan meek meeker meekins meeks
meese mefford meg megan meggan meghan meghann mehaffey mehl mehta mei meidinger meier meighan
meigs meikle meiners meinhardt meis meisel meiser meisner meissner meister mejia mejias mejorado
mel melaine melancon melani melania melanie melanson melany melara melba melby melcher melchior
melchor melda meldrum mele melendez melendrez melendy melgar melgoza meli melia melida melillo
melin melina melinda melisa melissa melissia melita mellen mellie mellinger mellisa mellissa mello
mellon mellor mellott melnick melo melodee melodi melodie melody melonie melony melson melton
meltzer melva melville melvin melvina melynda mena menard menchaca mendel mendell mendelsohn
mendelson mendenhall mendes mendez mendieta mendiola mendivil mendonca mendosa mendoza mendy
menefee menendez meneses meng mengel menges menjivar menke mentzer menzel menzies mera meraz
mercado merced mercedes mercedez mercer merchant mercier mercuri mercurio mercy meredith meri
mericle merida merideth meridith merilyn merino merissa meriwether merkel merkle merkley merle
merlene merlin merlino merlo merlyn merna mero merrell merri merriam merrick merrie merrifield
merrilee merrill merriman merritt merriweather merrow merry merryman mershon mertens mertie mertz
mervin merwin meryl merz mesa meserve messenger messer messerly messersmith messick messier
messina messing messinger messmer messner mesta mestas meta metcalf metcalfe metheny metivier
metoyer mettler metts metz metzgar metzger metzinger metzler meunier meurer meyer meyerhoff meyers
meyerson meza mia mica micaela micah micco miceli micha michael michaela michaele michaelis
michaels michaelson michal michalak michale michalec michalik michalski michaud micheal micheals
michel michele michelina micheline michell michelle michels michelson michie michiko mick mickel
mickelsen mickelson mickens mickey micki mickie mickle middaugh middendorf middlebrook
middlebrooks middleton midgett midgette midgley midkiff miele mielke mier miera miers miesha
miesner mifflin migdalia migliore mignon mignone miguel miguelina migues mijares mika mikaela mike
mikel mikell mikels mikesell miki mikkelsen mikkelson mikki mikula mila milagro milagros milam
milan milano milardo milazzo milbourn milbrandt milburn milda mildred miler miles milewski miley
milford milian milissa militello mill millan millar millard millay millen millender miller millet
millett millette millhouse millican millicent millie milligan millikan milliken millikin milliman
milliner millington million milliron millis millman millner mills millsap millsaps millwood milly
milne milner milo milone milsap milstead miltenberger milton mimi mimms mims min mina minard
minarik minaya mincey minch minchew mincy minda minder mindi mindy miner minerva mines ming mingle
mingo mingus minh minich minick minier minix minjares mink minks minna minner minnich minnick
minnie minnis minor minta minter minto minton mintz minyard miquel mira mirabal miracle miraglia
miramontes miranda mire mireille mireles mirella mireya miriam mirian mirna miron mirta mirtha
miser misha mishler mishoe miskell misner miss missy misti mistie mistretta misty mitch mitcham
mitchel mitchell mitchem mitchener mitchum mitsue mitsuko mitten mittie mitton mitts mitzel mitzi
mitzie miura mixon mixson miyamoto miyashiro miyoko mize mizell mizelle mizer mizrahi moak moats
moberg moberly mobley mock modesta modesto modica modlin modzelewski moeller moen moffat moffatt
moffet moffett moffit moffitt mogensen mohamed mohammad mohammed mohan mohler mohn mohney mohr
moir moira moise moises mojica molden moldenhauer mole moler moles molina molinar molinari
molinaro moline molino molitor moll moller mollett mollica mollie molloy molly molnar molock
moloney molter molyneux mona monaco monaghan monahan monarrez moncada moncayo moncrief monday
mondor mondragon mondy mone monet monette money mong monge mongeau monger mongillo monica monico
monier monika monique moniz monk monks monn monnie monnier monreal monroe monroy monsen monserrate
monson monsour montag montagna montague montalto montalvo montana montanez montano monte monteiro
monteith montejano monteleone montelongo montemayor montenegro montero montes montez montford
montgomery monti montiel montijo montilla montoya monty montz monzo monzon moodie moody mook moon
mooney mooneyham mooneyhan moor moore moorefield moorehead moorer moores moorhead moorhouse
mooring moorman moors moos moose mora morabito morado moraga morais morales moralez moran morano
morant more moreau moree morefield morehead morehouse moreira morejon morel moreland morell
morelli morello morelock morena morency moreno moretti moretz morey morfin morford morgan morganti
morgenstern mori moriah moriarty morillo morin moring moris morison morissette morita moritz mork
morlan morley morlock morman morneau morning morningstar moro morones moroney moronta morphis
morrell morrill morris morrisey morrison morriss morrissette morrissey morrone morrow morse mort
mortensen mortenson mortimer morton morvant mosby mosca moscato mose moseley mosely moser moses
moshe mosher moshier mosier moskowitz mosley mosqueda mosquera moss mosser mossman mosteller mota
mote moten motes motley moton motsinger mott motta motter motto motyka motz moua moulder moulton
moultrie moultry mounce mount mountain mounts mouser mousseau mouton mouzon mowbray mowen mower
mowers mowery mowrer mowrey mowry moxley moya moye moyer moyers moyes moylan moyle moynihan mozee
mozell mozella mozelle mozingo mraz mroz mrozek mucci mucha muck mudd mudge mueller muench muff
muhammad mui muir muirhead muise mujica mukai mulcahy mulder muldoon muldowney muldrow mule
mulford mulhall mulhern mulholland mulkey mull mullan mullane mullaney mullen mullenax mullenix
mullens muller mullet mullett mullican mulligan mullikin mullin mullinax mullings mullinix mullins
mullis mulloy mulvaney mulvey mulvihill mumaw mumford mumm mumma mumme mummert munch muncie muncy
mund munday mundell munden mundo mundt mundy munez munford munger mungia mungo munguia muniz munk
munn munos munoz munro munroe munsch munsell munsey munson muntz munz muoi murakami murawski murch
murchison murdoch murdock murff murguia muriel murillo murley muro murph murphey murphree murphy
murr murrah murray murrell murrieta murrill murrin murrow murry murtagh murtha muse musgrave
musgrove musial music musick musselman musselwhite musser musso musson mustafa musto mutch
mutchler muth muto mutter myatt myer myers myerson myesha myhre myler myles mynatt myong myra
myres myriam myrick myricks myrie myrl myrle myrna myron myrta myrtice myrtie myrtis myrtle
mysliwiec myung naber nabors naccarato nace nada nadeau nadel nadene nader nadia nadine nadler
nagao nagata nagel nagle nagy naida nail nair najar najera nakagawa nakamoto nakamura nakano
nakashima nakasone nakata nakayama nakesha nakia nakisha nakita nale nall nalley nalls nally nam
nan nana nance nancee nancey nanci nancie nancy nanette nannette nanney nannie nantz naoma naomi
napier naples napoleon napoles napoli napolitano napper nappi naquin naranjo narcisa narcisse
nardi nardone naron narron narvaez nash nason nass nassar nasser natacha natal natale natali
natalia natalie natalya natasha natashia nathalie nathan nathanael nathanial nathaniel nathanson
nation nations natisha natividad natoli natosha naughton naugle nault nauman naumann nava
navarette navarra navarre navarrete navarrette navarro navas nave nawrocki naylor nazario neace
neagle neal neale nealey nealon nealy near neary nease neathery neaves nebeker nebel neblett
necaise necole ned neda nedd nedra neece needham neel neeley neely neer nees neese neff negrete
negri negrin negron neher nehls nehring neida neidig neighbors neihoff neil neill neilsen neilson
neiman nelda nelia nelida nell nella nelle nellie nelligan nellis nelly nelms nelsen nelson
nembhard nemec nemeth nena nenita neoma neomi nereida neri nerissa nero nery nesbit nesbitt nesler
nesmith ness nester nestor neta neth netherton netter nettie nettles nettleton netto netzer
neubauer neubert neufeld neuhaus neuman neumann neva nevada nevarez nevels nevers neves neveu
neville nevin nevins nevitt nevius newberg newbern newberry newbill newbold newborn newburn
newbury newby newcomb newcombe newcomer newell newhall newhouse newkirk newland newlin newlon
newman newnam newport newquist newsom newsome newson newton nga ngan ngoc nguyen nguyet nia
niblett nicastro nice nicely nichelle nichol nicholas nichole nicholes nicholle nicholls nichols
nicholson nick nickel nickell nickels nickelson nickens nickerson nicki nickie nicklas nickle
nickles nickolas nickole nickols nicks nickson nicky nicodemus nicol nicola nicolai nicolas
nicolasa nicolay nicole nicolette nicoletti nicoll nicolle nicolosi nicosia nida nidia niebuhr
niehaus nielsen nielson nieman niemann niemeyer niemi niemiec nies niesha nieto nieves nigel nigh
nightingale nigro niki nikia nikita nikki nikole nila nilda niles nilles nilsa nilsen nilson
nilsson nimmo nimmons nims nina ninfa nino nipp nipper nisbet nisbett nisha nishida nishimura
nissen nita nitta nitz niven nivens nixon noack noah noakes noble nobles noblitt nobuko nocera
nock noda noe noel noelia noell noella noelle noemi noga noggle noguera nohemi nokes nola nolan
noland nolasco nold nolen noles nolette nolin noll nolley nolte nolting noma nona noon noonan
noone noonkester nora norah norberg norbert norberto norby norcross nord nordberg norden nordin
nordman nordquist nordstrom noreen noren norene norfleet noriega noriko norine norma norman
normand normandin norred norrell norris norsworthy north northcutt northern northington northrop
northrup northup norton norvell norwood nosal noto nott nottingham nourse nova novack novak
novella novello novick novoa novotny nowacki nowak nowakowski nowell nowicki nowlin noyes noyola
nubia nuckolls nuckols nugent null numbers nunes nunez nunley nunn nunnally nunnery nuno nurse
nusbaum nuss nussbaum nutt nuttall nutter nutting nuzzo nyberg nydia nygaard nyla nyman nyquist
nystrom oakes oakley oakman oaks oates oatman obando obanion obannon obdulia ober oberg oberlander
oberle oberlin oberry oboyle obregon obrian obrien obryan obryant obyrne ocallaghan ocampo ocasio
occhipinti oceguera ochoa ochs ocie oconnell oconner oconnor octavia octavio oda odaniel oday oddo
odea odegaard odelia odell oden odessa odette odilia odis odle odom odoms odonnell odonoghue odowd
odriscoll odum oehler oestreich ofarrell ofelia officer offutt ogan ogara ogata ogawa ogburn ogden
ogilvie ogle ogles oglesby ogletree ogorman ogrady ogren ohagan ohalloran ohanlon ohara ohare
ohearn ohler ohlinger ohlsen ohlson ohman ojeda okamoto okane okeefe okelley okelly ola olague
olander olaughlin oldaker olden oldenburg oldfield oldham olds olea oleary olen olene oles olesen
oleson oleta olevia olga olguin olimpia olin olinda olinger oliphant oliva olivar olivares
olivarez olivarria olivas olive oliveira oliver olivera oliveras oliveri oliverio oliveros olivia
olivier olivieri olivo oller ollie ollis ollison olmeda olmo olmos olmstead olmsted olney
oloughlin olsen olson olsson olszewski olvera olympia oma omalley oman omar omara omeara omega
omer ona onan oneal oneida oneil oneill oney onie oniel onita onken onorato ontiveros ooten opal
ophelia opitz oppenheim oppenheimer opperman oquendo oquinn ora oralee oralia oram orange orbison
orchard orcutt ordaz ordonez orduna ordway orear oreilly orellana orem oren orenstein oretha organ
oritz orlandi orlando orlowski orman orme ormiston ormond ormsby orndorff ornelas ornellas orner
orona oropeza oros orosco orourke orozco orpha orrell orris orsini orso orta ortega ortego ortegon
ortez orth ortis ortiz ortner orton orval orville orvis orzechowski osborn osborne osbourn
osbourne osburn osby oscar osgood oshaughnessy oshea oshields oshiro oslund osman osmond osorio
osornio ospina ossie ostby osteen oster osterberg osterhout osterman ostler ostlund ostrander
ostrom ostrow ostrowski osullivan osuna osvaldo oswald oswaldo oswalt otani otelia otero otey otha
otilia otis otoole otte otten otter otterson ottinger ottley ottman otto otts otwell oubre
ouellette ouida ouimet ours ousley outen outland outlaw outten ouzts ovalle ovellette overall
overbay overbeck overbey overby overcash overholt overlock overly overman overstreet overton
overturf oviedo owen owenby owens owensby owings ownby owsley oxendine oxford oxley oyama oyer
oyler oyola ozell ozella ozie ozment ozuna pablo pabon pabst pace pacheco pacifico pack packard
packer paddock paden padgett padilla padillo padro padron padua padula paek paez paff pafford
pagan pagano page pagel pahl paige paik paille paine painter pair paisley paiva paiz palacio
palacios paladino palafox palazzo palazzolo palen palermo palko palladino palm palma palmateer
palmatier palmer palmeri palmieri palmira palmisano palmore palmquist palomares palombo palomino
palomo palos pals palumbo pam pamala pamela pamelia pamella pamila pamula pancoast pando pandora
pane panek panella pang pangburn pangle paniagua pankey pankratz pannell panos pansy pantano
panther pantoja panton paola paolini paolucci papa papadopoulos papas pape papenfuss papineau
papke papp pappalardo pappas paquet paquette paquin parada paradis paradise paradiso paramore
paras parchman pardee pardo pardon pardue pare paredes paredez parent parente parenteau parenti
parham parikh paris parise pariseau parish parisi parisien park parke parker parkerson parkes
parkey parkhill parkhurst parkin parkins parkinson parkison parkman parks parlier parlin parman
parmelee parmenter parmer parmley parnell paro parodi parr parra parramore parrett parrino parris
parrish parrott parry parshall parsley parson parsons partain partee parten parthenia particia
partida partin partington partlow parton partridge parvin pascal pascale pascarella paschal
paschall paschke pasco pascoe pascua pascual pasillas pasko pasley pasquale pass passarelli
passmore pasternak pastor pastore pastrana pasty pat patague patao patch patchell patchen patchett
pate patel patenaude paterson patience patillo patin patino patnaude patnode paton patria patrica
patrice patricia patricio patrick patridge patrina patsy patt pattee patten patterson patti pattie
pattillo pattison patton patty paugh paul paula paulene pauletta paulette pauley pauli paulin
paulina pauline pauling paulino paulita paulk paull pauls paulsen paulson paulus pauly pautz
pavlik pavon pavone pawlak pawlowicz pawlowski paxson paxton payan payeur paylor payne paynter
payson payton paz peabody peace peach peachey peacock peak peake pearce pearcy pearl pearle
pearlene pearlie pearline pearlman pearly pearman pearsall pearse pearson peart pease peaslee
peasley peavey peavler peavy peay pecinovsky peck peckham pecor pecora pecoraro peden pedersen
pederson pedigo pedone pedraza pedrick pedro pedrosa pedroza peebles peed peek peel peele peeler
peeples peer peery peet peete peets peg pegg peggie peggy pegram peguero pegues pehrson pei
peiffer peil peirce pelaez pelayo pelchat pelfrey pelham pelkey pell pellegrin pellegrini
pellegrino peller pellerin pelletier pelley pellham pellot peloquin pelt peltier pelton peltz
peluso pelzer pemberton pena penaflor penaloza pence pendarvis pendelton pender pendergast
pendergraft pendergrass pendergrast pendleton pendley penelope peng penick penix penland penley
penman penn pennebaker pennell penner penney penni pennie penniman penning pennington pennock
penny pennypacker penrod penrose penson pentecost penton penwell people peoples pepe pepin
peplinski pepper peppers pera perales peralez peralta peraza percival percy perdomo perdue perea
pereda pereira perera peres pereyra perez perham perillo perin perine perino perkins perkinson
perl perla perlman permenter perna pernell pero perone perras perrault perreault perreira perri
perrigo perrin perrine perro perrodin perron perrone perrotta perry perryman persaud persinger
person persons perz pesce pesina pestana pete peter peterkin peterman petermann peters petersen
peterson petillo petit petite petitt petra petree petrella petrey petri petrick petrie petrillo
petrin petrina petro petroff petrone petronila petrosky petrovich petrucci petrus petry pettaway
pettengill petterson pettey petti pettie petties pettiford pettigrew pettis pettit pettitt pettry
pettus pettway petty pettyjohn petway pewitt peyton pfaff pfannenstiel pfarr pfau pfeffer pfeifer
pfeiffer pfeil pfister phair pham phan phaneuf phares pharr pharris phebe phelan phelps phifer
phil philbrick philbrook philip philippe philipps philips phillip phillippi phillips phillis
philomena philpot philpott philson philyaw phinney phipps phoebe phoenix phung phuong phylicia
phylis phyliss phyllis pia piatt piazza pica picard piccirillo piccolo pichardo piche pichon pick
pickard pickel pickell pickens pickerel pickering pickett pickle pickles picklesimer pickney
pickrell picou pidgeon piedad piedra piekarski pieper pier pierce piercy pierre pierro pierson
pietrzak pietsch pifer pigeon pigford pigg piggott pigott pike piland pilar pilcher pilger pilgrim
pilkington pilla pillar pillow pillsbury pilon pilot pimental pimentel pina pinard pinckney pincus
pinder pine pineda pinedo pinegar pineiro piner pinero pines pinette ping pinheiro pinion pink
pinkard pinkerton pinkett pinkham pinkie pinkley pinkney pinkston pinner pinney pinnix pinnock
pino pinon pinson pinter pinto pinzon piotrowski piper pipes pipkin pipkins pippen pippin pippins
pires pirkle pirtle pisani pisano piscitelli pita pitcher pitchford pitcock pitkin pitman pitre
pitt pittard pittenger pitter pittman pitts pittsley pitzen pitzer pixley pizano pizarro pizzo
place placencia plain plaisance plaisted planas plank plant plante plascencia plasencia plaster
plata plath platt platz player plaza pleas pleasant pleasants pledger plemmons plemons pless
pletcher ploof plotkin plotner plott plouffe plourde plowden plowman plum plumb plumlee plumley
plummer plunk plunkett plyler poarch poch poche poff poffenberger pogue pohl pohlman pohlmann
poindexter pointer poirier poissant poisson poitra poitras pok pokorny polak polanco poland
polansky polasek polen polhemus poli policastro poling polite polito politte polizzi polk poll
pollack pollak pollard polley pollitt pollman pollock polly polo polson polster polston polzin
pomerleau pomeroy pompa pompey ponce pond ponder ponds pons ponte pontiff pontius ponton pool
poole pooler pooley poon poor poore poorman poovey popa pope popham poplar poplin popovich popp
poppe porath porcaro porch porche porfirio porras porsche porsha port porter porterfield portia
portillo portis porto portugal portwood posada posey posner pospisil poss post postell postma
poston poteat poteet poteete pothier potter pottorff potts potvin poudrier pough poulin pouliot
poulos poulsen poulson poulton pouncy pound pounders pounds powe powell power powers powley poyner
poynor poynter poythress prada prado prager prahl prall prange prasad prater prather prato pratt
pray preas preble preciado precious predmore preece preiss prejean premo prendergast prentice
prentiss prescott preslar presler presley presnell press pressler pressley pressman pressnell
presson presswood preston prestridge prestwood pretty prettyman preuss preusser prevatte prevost
prewett prewitt pribble price prichard prichett pricilla prickett priddy pride pridemore pridgen
pridmore priebe priest priester priestley prieto prill prim prime primeaux primm primmer primo
primus prince princess principato prindle prine pringle prins printz prinz prioleau priolo prior
priscila priscilla prisco pritchard pritchett pritt pritts privett privette probst prochaska
prochnow procopio procter proctor proffitt profit profitt prokop prom proper propes propp propst
prosperie prosser proto proulx prout prouty provencal provencher provenzano providencia province
provost prowell prude pruden prudence prudhomme prue pruett pruitt pruneda prunty pryce pryor
przybylski pucci puccio puckett puente puentes puff puffer puga pugh pugliese puglisi pugsley puig
pulaski puleo pulice pulido pullen pulley pulliam pullin pullins pullman pullum puls pulsifer
pulver puma pumphrey punch pung pura purcell purdie purdom purdue purdy purifoy purington purkey
purnell purpura pursel pursell purser pursley purtell purvis puryear pusey putman putnam putney
putt putz pyatt pyburn pylant pyle pyles pyne pyron qiana quach quackenbush quade qualls quam quan
quandt quarles quarterman quast quattlebaum quayle queen queener queenie quellette quentin querry
quesada quesenberry quesinberry quevedo quezada quiana quick quigley quijada quijano quiles quill
quillen quimby quin quincy quinlan quinn quinney quinones quinonez quint quintal quintana
quintanar quintanilla quintero quintin quinto quinton quirion quirk quiroga quiros quiroz
quisenberry quist quon quyen raab raabe raap raasch rabago rabb rabe raber rabideau rabin
rabinowitz rabon raby race racette rachael rachal racheal rachel rachele rachell rachelle racine
rackers rackley racquel rada radabaugh radcliff radcliffe radel rademacher rader radford radke
radley radosevich radtke rae raeann rael raelene rafael rafaela raff raffa raffaele rafferty
rafter raftery ragan rager raggs ragin ragland raglin ragsdale raguel ragusa rahe rahm rahman rahn
raiford railey railsback raimondi raina rainbolt raine rainer raines rainey rains rainville
rainwater raisa rake raker rakes rakestraw rakowski raleigh raley rall ralls ralph ralston ramage
rambert rambo ramer rameriz ramey raminez ramires ramirez ramiro ramm ramon ramona ramonita ramos
ramsay ramsdell ramsey rana ranae ranallo ranck rancourt rand randa randal randall randazzo randee
randel randell randi randle randles rando randolph randy ranee raney range rangel ranger ranieri
rank rankin rankins ranney ransdell ransom ransome ranson rape raper raphael rapier raposa raposo
rapoza rapp rappaport rappold raquel rarick rasberry rasch rasco rascoe rascon rash rashad rasheed
rasheeda rashid rashida raskin rasmussen rasnake rasnick rasor rast ratchford ratcliff ratcliffe
rath rathbone rathbun rathburn rather rathjen ratley ratliff ratner ratti ratzlaff raub rauch raul
raulston rausch rauscher raven rawley rawlings rawlins rawlinson rawls rawson ray raya raybon
rayborn rayburn raye rayes rayfield rayford raygoza rayl raylene raymer raymo raymon raymond
raymonde raymundo rayna rayner raynes raynor rayo razo rea reach read reade reader reading ready
reagan reagle real reale ream reamer reames reams reanna reaper reardon rearick reason reasoner
reasor reatha reaves reavis reay reba rebbeca rebbecca rebeca rebecca rebecka rebekah rebello
rebelo reber rech recinos recio reck recker record rector reda redd redden reddick reddin redding
reddington reddish reddy reder redfern redfield redford redick reding redinger redington redman
redmon redmond redner redondo redrick redus redwine reece reed reeder reedy reel reena reep rees
reese reeser reeve reeves refugia refugio regalado regan regena regenia reger reggie regina
reginald regine reginia regis register regner regnier rego rehberg rehkop rehm rehn reiber reich
reichard reichel reichenbach reichert reichling reichman reid reider reidy reif reiff reigle reiko
reiley reilley reilly reily reimann reimer reimers rein reina reinaldo reinecke reiner reinert
reinhard reinhardt reinhart reinhold reinke reinoso reis reiser reisinger reisman reiss reita
reiter reith reitz reliford relyea rema remaley rembert remedios remer remick remillard remington
remley remmers remona rempe remy rena renae renaldo renard renata renate renato renaud renay
rencher renda render rendon rene renea reneau renee renetta renfro renfroe renfrow renick renita
renken renn renna renner rennick rennie renninger reno renshaw rentas renteria rentschler rentz
renwick reny renz renzi repass replogle repp reppert resch resendez resendiz reser resh resler
resnick ressie ressler rester restivo resto restrepo reta retana retha retherford rethman retta
rettig retzlaff reuben reulet reuter reva reveles revell revels revilla revis rex rexford rexroad
rey reyer reyes reyna reynalda reynaldo reynold reynolds reynosa reynoso reza rezendes rhames rhea
rheaume rheba rhee rhein rhem rhett rhiannon rhine rhinehart rhoades rhoads rhoda rhode rhoden
rhodes rhona rhonda rhone rhoten rhoton rhymer rhymes rhyne rhynes ria ribble ribeiro ricard
ricarda ricardo ricca riccardi ricci ricciardi riccio ricco rice rich richard richards richardson
richarson richart richburg riche richelle richer richerson richert richeson richey richie richins
richison richman richmond richter rick rickard rickards rickel ricker rickert ricketson rickett
ricketts rickey ricki rickie rickman ricks ricky rico riddell ridder riddick riddle riddles
ridenhour ridenour rideout rider ridge ridgeway ridgley ridgway riding ridinger ridings ridley
ridlon ridout riebe ried riedel rieder riegel rieger riehl riehle rieke riel riemer riendeau ries
riese riess rieth rieves rife riffe riffel riffle rigby rigdon rigg riggin riggins riggio riggle
riggleman riggs rigney rigoberto rigsby rikard riker rikki riles riley rima rimer rimes rimmer
rina rinaldi rincon rine rinehart riner rines riney ring ringer ringgold ringler ringo rink rinker
riojas riordan rios rioux ripley rippel rippeon rippey ripple rippy risa risch riser rish rishel
risher risinger risk risley risner risser rist ristau rister rita ritch ritchey ritchie ritenour
riter rittenberry rittenhouse ritter ritz ritzer ritzman riva rivard rivas rivenbark rivenburg
river rivera riveria rivero rivers rives rivet riviera rivka rizer rizo rizzi rizzo rizzuto roach
roache roan roane roark rob robards robb robbi robbie robbin robbins robbs robby robbyn robena
roberge roberson robert roberta roberto roberts robertson robeson robey robichaud robichaux
robicheaux robidoux robie robillard robin robinett robinette robins robinson robison robitaille
robledo robles robson robt roby robyn roca rocchio rocco rocha roche rochel rocheleau rochell
rochelle rochester rochon rocio rock rocker rockett rockey rockwell rockwood rocky rod rodarte
rodas rodden roddy rode roden roder roderick rodes rodger rodgers rodiguez rodkey rodman rodney
rodolfo rodreguez rodrick rodrigez rodrigo rodrigue rodrigues rodriguez rodriguz rodrique
rodriques rodriquez roebuck roeder roehl roemer roepke roesch roesler roesner roessler rogalski
rogan rogelio roger rogers rogerson rogge rogowski rogue rohan rohde rohe rohn rohr rohrbach
rohrbaugh rohrer rojas rojo roland rolanda rolande rolando roldan rolen roles rolf rolfe rolfes
roling roll rolland rolle roller rollin rolling rollings rollins rollison rollman rollo roloff
rolon rolph rolston roma romain romaine roman romana romano romanowski romans rome romelia romeo
romer romero romig romine rommel romo romona romriell ron rona ronald ronan ronda rondeau rondon
rone roney roni ronk ronna ronni ronnie ronning ronny ronquillo rood roof rook rooker rooks room
rooney roop roos roosa roose roosevelt root roots roper ropp roque roquemore rorie rory rosa
rosado rosalba rosalee rosales rosalez rosalia rosalie rosalina rosalind rosalinda rosaline
rosalva rosalyn rosamaria rosamond rosana rosann rosanna rosanne rosaria rosario rosas rosati
rosato rosaura rosborough roscoe rose roseann roseanna roseanne roseberry roseboro roselee roselia
roseline rosella roselle roselli roselyn roseman rosemarie rosemary rosemond rosen rosena rosenau
rosenbalm rosenbaum rosenberg rosenberger rosenberry rosenblatt rosenbloom rosenblum rosenda
rosendahl rosendo rosenfeld rosenfield rosenow rosenstein rosenthal rosenzweig roser rosetta
rosette rosia rosie rosier rosin rosina rosinski rosio rosita roslyn rosner rosol ross rossana
rossbach rosser rossetti rossi rossie rossignol rossiter rossman rosso rosson rossow rost rosy
rote rotella roten rotenberry roth rothe rothenberg rother rothermel rothman rothrock rothschild
rothstein rothwell rotondo rotter rottman rotz roudebush roughton rouillard rouleau rounds
roundtree roundy rountree rourke rouse rousey roush rousseau roussel routh routt roux rowan rowden
rowe rowell rowen rowena rowland rowlands rowles rowlett rowley rowse rowsey roxana roxane roxann
roxanna roxanne roxie roxy roy royal royall royals royalty roybal royce roye royer royse royster
royston rozanne rozar rozek rozell rozella rozier rozzi ruane ruano ruark rubalcaba rubalcava
ruben rubenstein rubi rubie rubin rubino rubinstein rubio ruble ruby rubye ruch ruck rucker
ruckman rucks rudd ruddell rudder ruddick ruddy rude ruder rudisill rudnick rudnicki rudolf
rudolph rudy rueb rueben rueda ruel ruelas rueter rufener ruff ruffin ruffing ruffner rufina rufus
rugg ruggeri ruggerio ruggieri ruggiero ruggles rugh ruhl ruhland ruis ruiz rule ruley rumbaugh
rumble rumfelt rumley rummel rumph rumsey rundell rundle runge runion runk runkle runnels runner
running runyan runyon rupe rupert rupp ruppe ruppert rusch rush rushford rushin rushing rushton
rusin rusk rusnak russ russel russell russo rust rustad rustin rusty rutan ruth rutha ruthann
ruthanne ruthe rutherford ruthie rutkowski rutland rutledge rutt rutter rutz ruvalcaba ruybal
ruyle ruzicka ryals ryan ryann ryans ryant ryba ryberg rybicki ryckman rydberg ryder ryer ryerson
ryland ryles ryman rymer saad saari saathoff saavedra saba sabado sabala sabatini sabatino sabb
sabbagh sabella sabia sabin sabina sabine sabo sabol sabra sabrina sacco sacha sachiko sachs sack
sackett sacks saddler sade sadie sadler sadowski sadye saechao saenz saephan saez saffold safford
sage sager sagers said sailer sailor sain saine sainz sais saito saiz sakai sakamoto sal sala
salaam saladin saladino salamanca salamone salas salazar salcedo salcido saldana saldivar sale
saleem saleh salem salena salerno sales salgado salguero saliba salina salinas saling salisbury
sallee salley sallie salls sally salmeron salmi salmon salmons salo salome salomon salsbury salter
salters saltsman saltz saltzman salvador salvaggio salvato salvatore salvo salyer salyers salzer
salzman sam samaniego samantha samara samatha samayoa samella samford samira sammie sammons sammy
samons samora sample samples sampley sampsell sampson sams samsel samson samual samuel samuels
samuelson sana sanabria sanborn sanches sanchez sancho sand sanda sandberg sande sandee sandefur
sandell sanden sander sanderlin sanders sanderson sandford sandi sandidge sandie sandifer
sandiford sandin sandler sandlin sandman sandor sandoval sandoz sandquist sandra sandridge sands
sandstrom sandusky sandy sane saner sanfilippo sanford sang sanger sangster sanjuan sanjuana
sanjuanita sankey sanks sanmiguel sanner sano sanon sanor sanora sanroman sansbury sansom sanson
sansone sant santa santacruz santamaria santana santangelo santee santelli santiago santibanez
santillan santillanes santillo santina santini santistevan santo santora santore santoro santos
santoyo santucci sapien sapienza sapp sappington sara sarabia saragosa sarah sarai saran saravia
sardina sargeant sargent sari sarina sarita sarmiento sarno sarratt sarris sartain sartin sartor
sartori sarver sarvis sasaki sasha sass sasse sasser sasso satchell satcher saterfiel sather sato
satter satterfield satterlee satterwhite sattler saturnina sau sauceda saucedo saucier sauer
sauers saul sauls saulsberry saulsbury saulter saulters saum saunders saundra sauseda sauter
sautter sauve savage savala savanna savannah savant savard savarese savell saver saville savino
savoie savory savoy sawicki sawin sawtelle sawyer sawyers saxon saxton sayer sayers sayler sayles
saylor saylors sayre scaggs scaglione scaife scala scales scalf scalia scalise scalzo scanlan
scanlon scannell scarberry scarborough scarbrough scarlet scarlett scarpelli scates schaaf schaal
schacher schacht schachter schade schaefer schaeffer schafer schaff schaffer schaffner schaible
schalk schall schaller schank schantz schanz schaper scharf scharff schatz schaub schauer
schechter scheck schecter scheel scheele scheer scheerer scheetz scheffel scheffer scheffler
scheiber scheid scheidt schell scheller schenck schendel schenk scher scherer schermerhorn scherr
scherrer scheu scheuerman schewe schexnayder schiavo schiavone schick schieber schiefelbein schier
schiff schiffer schiffman schild schildgen schilke schill schillaci schiller schilling schillinger
schimke schimmel schindler schipper schippers schirmer schiro schisler schlater schlecht schlegel
schleicher schlemmer schlenker schlesinger schley schlichting schloss schlosser schlueter schluter
schmaltz schmalz schmeling schmeltzer schmelzer schmid schmidt schmit schmitt schmitz schmoll
schmuck schmucker schnabel schneck schneider schnell schnieders schober schoch schock schoen
schoenberg schoenberger schoenfeld schoenrock schofield scholes scholl scholten scholz schoolcraft
schooler schooley schoonmaker schoonover schorr schott schrack schrader schram schramm schrantz
schrecengost schreck schreffler schreiber schreier schreiner schrimsher schriver schrock schroder
schroeder schroer schroeter schrom schroth schroyer schrum schrupp schubert schuck schueler
schuelke schueller schuette schuetz schug schuh schuldt schuler schull schuller schulman schulte
schultheis schultz schulz schulze schumacher schumaker schuman schumann schupp schurman schuster
schutt schutte schutz schuyler schwab schwabe schwager schwalm schwan schwandt schwanke schwartz
schwartzkopf schwarz schweiger schweigert schweitzer schweizer schwenk schwindt schwing scianna
scioneaux sciortino scipio sclafani scofield scoggin scoggins scogin scoles scot scott scotti
scottie scotto scotty scoville scranton scriber scribner scriven scrivner scroggins scroggs
scruggs scudder scuderi scull scully scurlock scurry seaberg seabolt seaborn seabrook seabrooks
seager seagle seagraves seal seale seales sealey seals sealy seaman seamans seamon seamons sean
searcy searfoss searight searle searles searls sears sease season seaton seats seaver seavey
seawell seawright seay sebastian sebrina sebring sechrist secor secrest secrist seda seddon seder
sedgwick sedillo sedlacek sedlak see seeber seefeldt seeger seeley seelig seely seelye seema
seeman seery seese seevers segal segarra segars seger segers segovia segraves segrest seguin
segundo segura seibel seiber seibert seibold seidel seidell seiden seidl seidman seifert seigel
seigler seiler seim seiter seitz selby selden selders seldon selena selene self selfridge selig
selina sell sellars selleck sellers sellman sellner sells selma selman selph seltzer selvage
selvidge selzer seman semmes semon semple sena senaida senecal senegal seng senger senior senn
sensabaugh senter senters sepe sepeda september sepulveda sequeira sera serafin serafina serena
sergeant sergent sergio serina serio serita sermons serna serpa serra serrano serrato servais
servantes service servin sesco session sessions sessoms sessums sester seth setliff seto setser
setsuko settle settles setzer sever severance severe severin severino severns severs severson
severt sevier sevigny sevilla sevin sevy seward sewell sexton seybert seyler seymore seymour sha
shabazz shackelford shackleford shad shaddix shade shadle shadrick shadwick shae shaeffer shafer
shaffer shah shahan shahid shain shaina shake shakespeare shakia shakira shakita shala shalanda
shalon shalonda shamblin shambo shamburger shameka shamika shan shana shanae shanahan shand shanda
shandi shandra shane shaneka shanel shanell shanelle shaner shani shanice shanika shaniqua shanita
shank shankle shankles shanklin shanks shanley shanna shannan shannon shanon shanta shantae
shantay shante shantel shantell shantelle shanti shapiro shaquana shaquita shara sharan sharber
sharda sharee sharell sharen sharer shari sharice sharie sharika sharilyn sharita sharkey sharla
sharleen sharlene sharma sharmaine sharolyn sharon sharonda sharp sharpe sharper sharpless
sharpton sharri sharron sharrow sharyl sharyn shasta shatley shattuck shatzer shaughnessy shaul
shaun shauna shaunda shaunna shaunta shaunte shaver shavers shavon shavonda shavonne shaw shawana
shawanda shawanna shawgo shawn shawna shawnda shawnee shawnna shawnta shawver shay shayla shayna
shayne shea shead sheaffer sheahan shealey shealy shear sheard shearer shearin shears sheats sheba
sheckler shedd sheedy sheehan sheehy sheeley sheely sheen sheena sheeran sheets sheetz sheffer
sheffey sheffield shehan sheila sheilah sheilds shela shelba shelburne shelby sheldon sheley
shelia shell shella shellenbarger shellenberger sheller shelley shellhammer shelli shellie
shellman shelly shelor shelton shemeka shemika shen shena shenika shenita shenk shenna shepard
shepardson sheperd shephard shepherd shepler shepley sheppard sher shera sherburne sheree sherell
sherer sheri sherice sheridan sherie sheriff sherika sherill sherilyn sherise sherita sherk
sherlene sherley sherlock sherly sherlyn sherman sheron sherrard sherrell sherrer sherri sherrick
sherrie sherril sherrill sherrod sherron sherrow sherry sherryl sherwin sherwood shery sheryl
sheryll sheth shetler shetley shevlin shew shewmaker shibata shick shiela shield shields shier
shiffer shifflett shiflet shiflett shih shila shilling shillings shiloh shim shimer shimizu
shimkus shimp shin shinault shine shiner shingleton shinkle shinn shipe shipley shipman shipp
shippee shippy shipton shira shire shirely shires shirey shirk shirl shirlee shirleen shirlene
shirley shirly shiroma shisler shive shively shiver shivers shives shizue shizuko shoaf shock
shockey shockley shoe shoemake shoemaker shoffner shofner sholar sholes shon shona shonda shondra
shonna shonta shook shoop shope shor shore shores shorey short shorter shortridge shorts shortt
shoshana shotts shotwell shoulders shoults shoultz shoup shouse shover showalter showers showman
shows shrader shreffler shreve shrewsbury shriner shriver shropshire shrout shroyer shrum shryock
shu shubert shuck shue shuey shufelt shuff shuffler shuford shugart shuler shull shulman shultis
shults shultz shumake shumaker shuman shumate shumpert shumway shunk shupe shupp shurtleff shurtz
shuster shute shutt shuttleworth shutts shyla sias sibert sibley sibrian sibyl sica sicard
siciliano sickels sickler sickles sid siddiqui sidebottom siders sides sidhu sidney sidwell sieben
sieber siebert sieck siefert sieg siegel siegfried siegle siegrist siemens siems sierra sievers
sievert siewert sifford sifuentes sigala sigel siggers sigler sigman sigmon sigmund signe
signorelli sigrid sikes sikora sikorski silas silber silberman silcox siler silk sill siller sills
silva silvana silvas silveira silver silvera silverberg silverman silvernail silvers silverstein
silvester silvestre silvestri silvey silvia silvis sima simard simas simcox simek simental simeon
simeone simien simkins simmerman simmers simmon simmonds simmons simms simoes simon simona simonds
simone simoneau simoneaux simonetti simonne simons simonsen simonson simonton simpkins simpson
sims simson sina sinclair sindelar sindy sine sinegal sines sing singer singh singletary
singleterry singleton singley sinha siniard sink sinkler sinn sinnott sinquefield siobhan sipe
sipes siple sipos sipp sippel sipple sirena sirianni sirmans sirois sisco sisemore sisk sisler
sisneros sison sisson sisto sistrunk sites sitton situ sitz siu sixta sizemore sizer sjogren
skaggs skalski skates skeen skeens skeete skelley skelly skelton skiba skidmore skiles skillern
skillings skillman skinner skipper skipworth sklar skoog skow skowronski skye slabaugh slack slade
slagle slama slane slape slate slaten slater slaton slattery slaugh slaughter slaven slavens
slavin slawson slay slayden slayton sledge sleeper slemp sletten slevin slezak slick slifer sliger
sligh slinkard sliva sloan sloane sloat slocum slocumb slone sloss slough slovak slover slowik
sluder slusher sluss slusser slye slyvia smail small smalley smalling smalls smallwood smart
smartt smathers smead smedley smelcer smelley smelser smeltzer smidt smiley smit smith smither
smitherman smithers smithey smithson smithwick smits smoak smock smolen smoot smotherman smothers
smtih smyth smythe snapp snavely snay snead snedeker sneed snell sneller snelling snelson snider
snipes snively snoddy snodgrass snook snow snowden snyder soares sobel sober sobers socha socorro
soderberg soderlund soderquist sofia sohn soila soileau sokol sokoloski sokolowski sol solange
solano solar solares solari solberg soledad solem soler soles solis soliz sollars solley soloman
solomon solorio solorzano solt soltero soltis soltys solum soluri somer somers somerville sommer
sommerfield sommers sommerville son sona sondra sones song songer sonia sonja sonnenberg sonnier
sonntag sonny sons sontag sonya soo sook soon soper sophia sophie soraya sorensen sorenson sorg
sorge soria soriano sorrell sorrells sorrels sorrentino sosa sosebee sotelo soto sotomayor sottile
soucie soucy souder souders soukup soule soules souliere sours sousa south southall southard
souther southerland southern southwell southwick southwood southworth souza sova sowa sowards
sowder sowders sowell sowers soza spada spadafora spadaro spade spady spaeth spafford spagnola
spagnoli spahn spahr spain spainhour spalding span spangler spann spano sparacino sparano sparkle
sparkman sparks sparling sparrow spataro spates spatz spaulding speaker speakman speaks spear
spearman spears speas specht speciale speck spector speece speed speegle speer speers speicher
speidel speier speight speights speirs spell speller spellman spells spence spencer spengler
spenser sperber sperling spero sperry speth spicer spicher spiegel spieker spielman spier spiers
spies spigner spiker spikes spillane spiller spillers spillman spina spindler spinella spinelli
spink spinks spinner spinney spino spires spiro spitler spitz spitzer spiva spivey splawn spofford
spohn sponaugle sponsler spoon spooner spotts spradley spradlin spradling spraggins sprague
sprankle spratt spray sprayberry sprenger spriggs spring springer springfield springs sprinkle
sproles sproul sprouse sprow spruell spruill spry spurgeon spurgin spurlin spurling spurlock spurr
spurrier square squier squire squires sroka staab staats stabile stabler stacee stacey stach staci
stacia stacie stack stackhouse stackpole stacks stacy stadler staff stafford stage stager stagg
staggers staggs stagner stahl stahlman stahly stahr staiger stainbrook stair stairs stalcup
stalder staley stalker stall stallard stallcup staller stalling stallings stallman stallworth
stalnaker stalter stalvey stam stamand stamant stambaugh stamey stamm stamp stamper stampley
stamps stan stanback stanberry stancil standard standifer standish standley standridge stanek
stanfield stanfill stanford stang stange stanger stangl stanhope stankiewicz stanko stanley
stannard stansberry stansbury stansel stansell stansfield stanton stapler staples stapleton stapp
star starbuck starcher stark starke starkes starkey starks starkweather starla starling starner
starnes starns starr starrett start stasia staten states statler staton staub stauber staudt
stauffer stavros stayer stayton stclair stcyr stead steadham steadman stearn stearns stebbins stec
steck stecker stedman steed steel steele steelman steely steen steenberg steere steeves stefan
stefani stefania stefanie stefanski stefany steffan steffanie steffen steffens steffes steffey
stegall steger stegman stegner stehle steib steiger steigerwald steil steimle stein steinbach
steinbeck steinberg steinberger steiner steinfeldt steinhauer steinhoff steinke steinman steinmetz
steitz stell stella steller stelling stelly stelzer stem stembridge stemple stenberg stender
stengel stenger stennett stennis stenson stepanie stephaine stephan stephane stephani stephania
stephanie stephany stephen stephenie stephens stephenson stephine stephnie stepney stepp steppe
steptoe sterling stern sternberg sterner sterns sterrett stetler stetson steve steven stevens
stevenson stever steverson steves steveson stevie steward stewart stgeorge stgermain sthilaire
stice stich stickel stickland stickler stickles stickley stickney stidham stiefel stier stiff
stiffler stigall stiger stiles still stiller stillings stillman stills stillwell stilson stiltner
stilwell stimpson stimson stinchcomb stine stiner stines stinger stingley stinnett stinson stipe
stirling stites stith stitt stiver stivers stiverson stjames stjean stjohn stlaurent stlouis
stmartin stober stock stockard stockbridge stockdale stocker stocking stockman stocks stockstill
stockton stockwell stoddard stoddart stodola stoehr stoffel stogner stoke stokely stoker stokes
stokley stoll stolle stoller stollings stolp stolte stoltenberg stoltz stoltzfus stolz stone
stonebraker stoneburner stonecipher stoneking stoneman stoner stoney stonge stookey stoops stops
storch storck storer storey storie stork storm stormer storms stormy storrs story stotler stott
stotts stoudt stouffer stough stoughton stout stovall stover stowe stowell stowers stpeter
stpierre stracener strachan strack strader stradford stradley strahan straight strain strait
straka straker straley strand strandberg strang strange strasser strate stratford stratman
stratton straub straube strauch straughter straus strausbaugh strauser strauss straw strawbridge
strawn strawser strayer strayhorn streater strecker street streeter streetman streets streicher
streit strey stribling stricker strickland strickler stricklin striegel strine stringer
stringfellow stringfield stringham striplin stripling strobel stroble strock strode stroh strohl
strohm strom stromain stroman stromberg strong strope strother strothers stroud stroup stroupe
strouse strout strouth strozier strub struble struck strum strunk struthers stryker stthomas
stuart stubblefield stubbs stuber stuck stucker stuckey stucky studdard studebaker studer studley
stukes stull stults stultz stumbaugh stump stumpf stupka sturdevant sturdivant sturgeon sturges
sturgill sturgis sturm sturtevant sturtz stutes stutler stutts stutz stutzman stwart styer styers
styles styons styron suanne suarez suazo suber sublett suda sudduth sudie sue sueann suellen suess
sugarman sugg suggs sugrue suhr suiter suits suitt suk sulema sullins sullivan sultan sulzer
sumiko sumler sumlin summa summer summerall summerfield summerford summerlin summers summerville
summey summitt summy sumner sumpter sumrall sumter sun sund sunday sundberg sunde sunderland
sunderman sundquist sung suniga sunni sunny sunseri sunshine super surace surber surette surface
surles surratt surrett susan susana susann susanna susannah susanne susie sussman sustaita susy
sutcliffe suter sutera sutherland sutliff sutphin sutter sutterfield suttle suttles sutton suzan
suzann suzanna suzanne suzette suzi suzie suzuki suzy svendsen svetlana svoboda swader swafford
swaim swain swallow swan swanberg swaney swanger swanigan swank swann swanner swanson swarey swart
swarthout swarts swartwood swartz swasey swatzell swayne swayze swearengin swearingen sweat
sweatman sweatt sweeney sweeny sweet sweeten sweeting sweetman sweetser sweitzer swensen swenson
swett swick swider swiderski swift swigart swiger swigert swihart swilley swim swims swindell
swindle swindler swinehart swiney swinford swing swingle swink swinney swinson swint swinton
swisher switzer swoboda swofford swoope swope swopes sword swords sybil syble sydney sydnor sydow
syed sykes sykora sylva sylvain sylvester sylvestre sylvia sylvie symonds symons synder synthia
syreeta syring syverson szabo szczepanski szeto szymanski tabares tabarez tabatha tabb taber
tabetha tabitha tabor tabron tacey tack tacker tackett tackitt tad tadlock taff tafolla tafoya
taft tagg taggart tague tai taina taing taisha tait tajuana takacs takahashi takako takisha
talamantes talamantez talarico talavera talbert talbot talbott talcott talia taliaferro talisha
talitha talkington tall tallant tallent talley tallman tally talmadge talmage talton talty tam
tama tamala tamar tamara tamatha tamayo tambra tameika tameka tamekia tamela tamera tamesha tamez
tami tamica tamie tamika tamiko tamisha tammara tammaro tammera tammi tammie tammy tamplin tamra
tamura tana tanaka tandra tandy taneka tanesha tang tangela tanguay tania tanika tanisha tanja
tank tankersley tanksley tann tanna tannehill tannenbaum tanner tanouye tansey tant tanya taormina
tapia tapley taplin tapp tappan tapper tapscott tara tarah tarango tarantino taranto tarbell
tarbox tardif tardiff tardy taren tari tarin tarkington tarleton tarnowski tarpley tarr tarra
tarrance tarrant tarry tarsha tart tartaglia tarter tartt tarver tarvin tarwater taryn tash tasha
tashia tashina tasia tasker tassone tate tatham tatiana tatman tatom tatro tatum tatyana taub
taube tauber taul taulbee taunton taunya tavares tavarez tavera taveras tawana tawanda tawanna
tawna tawney tawny tawnya taylor tayna teachout teague teal teamer teasley tebo ted tedder teddy
tedeschi tedesco tedford tedrick tedrow teed teegarden teel teems teena teeple teer teeter teeters
teets tefft tegan teisha teitelbaum teixeira tejada tejeda telfer telford tell teller telles
tellez tellier tellis tello telma temeka temika temme tempie temple templeman temples templeton
templin tena tenesha teneyck tengan tenisha tennant tenney tennie tennille tennison tennyson
tenorio teodora teodoro teofila tepper tequila tera teran tereasa terence teresa terese teresia
teresita teressa terhune teri terica terina terisa terpstra terra terrance terranova terrazas
terrell terrence terresa terri terrie terrill terrilyn terrio terrones terry terwilliger tesch
tesha teske tess tessa tessie tessier test testa tester testerman teston teter teti tetrault
tetreault tetterton tetzlaff tevis tewell tewksbury tews texeira thach thacker thad thaddeus thai
thakkar thaler thalia thames than thanh thao tharp tharpe thatch thatcher thaxton thayer thea
theberge theda thedford theis theisen theiss thelen thelma theo theobald theodora theodore theola
theresa therese theresia theressa theriault theriot theron theroux therrien thersa thetford theus
thi thibault thibeau thibeault thibodaux thibodeau thibodeaux thiede thiel thiele thielen thieme
thierry thies thiessen thigpen thill thole thom thoma thoman thomas thomasena thomasina thomasine
thomason thomasson thome thompkins thompson thoms thomsen thomson thomure thor thora thoreson
thorington thorn thornberry thornburg thorne thornell thornhill thornley thornsberry thornton
thorp thorpe thorsen thorson thorton thrailkill thrall thrash thrasher threadgill threatt threet
threlkeld thresa thresher thrift throckmorton throop thrower thrush thu thurber thurlow thurman
thurmond thurston thuy tia tiana tianna tiano tiara tibbetts tibbits tibbitts tibbs tice tichenor
tickle tidd tidmore tidwell tiedeman tiedemann tieman tiemann tien tienda tiera tiernan tierney
tierra tiesha tietjen tieu tifany tiffaney tiffani tiffanie tiffany tiffiny tift tiger tiggs tighe
tigner tignor tijerina tijuana tilda tilford tilghman till tiller tillery tillett tilley tillie
tillinghast tillis tillison tillman tillmon tillotson tillson tilly tilman tilson tilton tim
timberlake timika timko timlin timm timmer timmerman timmins timmons timms timmy timothy timpson
tims tina tinajero tinch tincher tindal tindall tindell tindle tineo tiner tingle tingley tinisha
tinker tinkham tinkle tinner tinney tinnin tinoco tinsley tiny tipler tippett tippetts tippins
tippit tipps tipton tirado tirrell tisa tisdale tish tisha titcomb titsworth tittle titus tobar
tober tobey tobi tobias tobie tobin tobler toby toccara tocci tocco tod todaro todd toenjes toi
tokarz tolan toland tolar tolbert toledo tolentino toler toles toliver toll tolle tollefson toller
tolleson tollett tolley tollison tolliver tolman tolson tom toma toman tomas tomasa tomasek
tomasello tomasini tomaszewski tomberlin tomblin tomczak tome tomeka tomes tomi tomika tomiko
tomita tomko tomlin tomlinson tommie tommy tommye tomoko tompkins tompson toms tomson tona tonda
tondreau tone toner tonette toney tong toni tonia tonie tonisha tonita tonja tonkin tonn tony
tonya toohey tooker tookes toole tooley toombs toomer toomey toon toone toothaker toothman tope
topete topham topp topper topping topps tora torain torbert torbett tores torgersen torgerson tori
torian toribio torie torkelson toro torpey torrance torre torrence torres torrey torrez torri
torrie tory toscano tosh tosha toshia toshiko tostado toth totten touchet touchette touchstone
toupin toups tourville tousant tousignant toussaint tova tovar towanda towe towell tower towers
towery towle towler towles town towne towner townes townley towns townsel townsend townsley
townson towry toya toye tozier tracee tracey traci tracie tracy trader trafton trahan trail traina
trainer trainor tramel trammel trammell tran trang transue trantham trapani trapp trask traub
trautman traver travers traverso travis trawick traxler traylor traynor traywick treacy treadaway
treadway treadwell treanor treasa treaster treat treece treena treese trego tregre treiber trejo
tremaine tremblay trembley tremper trena trent trenton trepanier tresa tressa tressie tressler
treva trevathan trevino trevizo trevor trew trexler trey triana triano tribble trice triche tricia
trieu trigg triggs trim trimble trimm trimmer trina trinh trinidad trinity trinkle triplett tripp
trish trisha trisler trista tristan tritt trivedi trivett trivette troche trogdon troia troiano
trojan trojanowski trollinger trombetta trombley trombly troncoso troop trosclair trosper trost
trostle trotman trott trotta trotter trottier troup troupe trout troutman troutt trowbridge
trowell trower troxel troxell troxler troy troyer truax truby trudeau trudel trudell trudi trudie
trudy true trueblood truelove trueman truesdale truesdell truett truex truitt trujillo trula trull
truluck truman trumbauer trumble trumbo trumbull trump truong truss trussell trusty tryon tsai
tsan tsang tsao tschida tseng tsosie tuan tubb tubbs tubman tucci tuck tucker tudor tuel tufts
tuggle tula tull tuller tulley tullis tullius tulloch tullos tully tuma tumlin tune tung tunison
tunnell tunney tunstall tuohy tupper turberville turbeville turcios turco turcotte turek turgeon
turk turley turlington turman turmelle turnage turnbow turnbull turner turney turnipseed turpen
turpin tusing tussey tuten tuthill tutino tutor tutt tuttle tuyet twana twanda twanna twedt tweed
tweedie tweedy twellman twiford twigg twiggs twila twilley twine twining twitchell twitty twombly
twomey tworek twyla twyman tyer tyesha tygart tyisha tyler tylor tynan tyndall tyner tynes tynisha
tyra tyre tyree tyrell tyron tyrone tyrrell tyson tyus uchida uecker ugalde ugarte uhlig uhlman
uhrich uhrig ula ulibarri ullery ullman ulloa ullrich ulmer ulrey ulrich ulrike ulysses umana
umberger umstead una underdahl underdown underhill underwood ungar unger unknow unrein unruh
unzueta upchurch updegraff updike upham upshaw upson upton urban urbanek urbaniak urbano urbanski
urbina uren urena ureno uresti uriarte urias uribe urich urick urquhart urrutia ursery urso ursula
uselton usha usher usrey usry ussery ute utecht utley utsey utter utterback vaca vacca vaccaro
vachon vada vaden vadnais vail vaillancourt val valadez valarie valasquez valazquez valda valderas
valdes valdez valdivia valdovinos vale valencia valene valenta valente valenti valentin valentina
valentine valentino valenza valenzuela valera valeri valeria valerie valerio valero valery valez
valiente valladares valle vallecillo vallee vallejo vallejos vallery valles valletta valley vallie
valliere vallo vallone valorie valrie valtierra valverde valvo van vanallen vanalstyne vanarsdale
vanatta vanauken vanbrunt vanburen vanbuskirk vancamp vance vancleave vancuren vanda vandegrift
vandemark vandenberg vandenbosch vanderbilt vanderburg vanderford vandergriff vandergrift
vanderhoff vanderhoof vanderlinden vandermark vandermeer vanderpool vandervort vandeusen
vandeventer vandine vandiver vandoren vandorn vandusen vandyke vandyne vanegas vanek vanesa
vanessa vanetta vanetten vanfleet vang vangilder vangorder vanguilder vangundy vanhook vanhoose
vanhorn vanhorne vanhouten vanhoy vania vanish vanita vankeuren vankirk vanlandingham vanleer
vanleuven vanmatre vanmeter vann vanna vannatta vannatter vannesa vanness vannessa vannest
vannorman vannote vannoy vanostrand vanover vanpelt vansant vanscoy vanscyoc vansickle vanslyke
vantassel vantassell vanvalkenburg vanwagenen vanwagoner vanwart vanwingerden vanwinkle vanwormer
vanwyk vanzandt vanzant vaquera vara varela varga vargas varghese vargo varley varnado varnell
varner varney varnum varona vartanian vasbinder vashon vashti vasiliki vasques vasquez vass
vassallo vassar vasser vasta vath vaugh vaughan vaughn vaughns vaught vautour vavra vawter vazquez
veach veal veale veasey veasley veatch veazey vecchio veda vedder vega vegas veiga veilleux
veillon veit veitch veith vela velarde velasco velasques velasquez velazco velazquez velda velez
velia veliz vella velma veloz veltri velva velvet vena venable venegas venessa venetta veney
venezia veneziano venice venita venne vennie venters ventimiglia vento ventura venus venuti veola
vera veras vercher verda verde verdell verdi verdie verdin verdugo verduzco vereen verena veres
vergara vergie verla verlene verlie verline vermillion vern verna verne vernell verner vernetta
vernia vernice vernie vernita vernon verona veronica veronika veronique verret verrett verrill
versace versie vertie verville vesely vesey vess vessels vest vesta vestal vester veta vetter
vezina viars viator vibbert vicari vice vicenta vicente vicini vick vickers vickery vickey vicki
vickie vicknair vickrey vicky victor victoria victorina victorino victory vida vidal vidales
vidaurri vides vidrine vidrio vieira viens viera vierra viers vigil vigna vigue viki vikki vila
viles villa villacorta villafane villagomez villagran villalba villalobos villalon villalpando
villalta villalvazo villani villanueva villanveva villar villareal villarreal villasenor villatoro
villeda villegas villela villeneuve villicana villines vilma viloria vina vince vincent vincenza
vincenzo vinci vine vines vineyard vining vinita vinnie vinson vinton vinyard vinzant viola violet
violeta violette viramontes virden virgen virgie virgil virgilio virgin virgina virginia viruet
visconti visser vita vitagliano vital vitale vitela vitiello vito viva vivan vivanco viveiros
viverette viveros vivian viviana viviano vivien vivienne vivier vizcaino vizcarra vizcarrondo
voegele voelker vogan vogel vogelsang voges vogl vogler vogt voight voigt voit volk volker volkert
volkman voll vollmer volpe volz von voncile vonda vonderheide vong vonnie voorhees voorhies
voorhis vorce voris vosburg vosburgh vose voss vossen votaw voth vowell vowels voyles vrabel
vreeland vrieze vroman vrooman vuong wachtel wachter wacker wada waddell waddington waddle waddy
wade wadkins wadley wadlington wadsworth wafer wafford wagaman wagar wageman wagener wager wagers
wages waggener waggoner wagner wagnon wagoner wagstaff waguespack wahl wai waid wainscott
wainwright wait waite waiters waites waits wake wakefield wakeland wakeman walberg walborn walburn
walch walck walcott walczak wald walden waldman waldner waldo waldon waldorf waldrep waldrip
waldron waldrop waldroup waldrup waldschmidt wales walk walker walkins walko walkowiak walkup wall
walla wallace wallach wallen waller walley wallick wallin walling wallis wallner walls wally
walmsley walpole walrath walraven walser walsh walson walston walt walter walters walthall walther
waltman walton waltraud waltrip waltz walz wampler wamsley wan wanamaker wanda waneta wanetta wang
wanita wann wannamaker wanner wansley warburton ward wardell warden wardlaw wardle wardlow
wardwell ware wareham warf warfel warfield warford wargo waring wark warkentin warlick warman
warne warner warnick warnke warnock warr warren warrick warriner warrington warrior warshaw
warthen warwick wash washam washburn washer washington wasilewski wasinger wasmund wason wass
wasser wasserman wasson watanabe watchman waterbury waterfield waterhouse waterman waters watford
wathen watkin watkins watley watlington watson watt wattenbarger watters watterson watts waugh
wava waxman waybright wayland waylon wayman waymire wayne wayt weakley wear weary weast weatherall
weatherby weatherford weatherholt weatherholtz weatherly weathers weathersby weatherspoon
weatherwax weaver webb webber weber webre webster wechsler wedding weddington weddle wedeking
wedel wedge wedgeworth weed weeden weedman weekes weekley weekly weeks weems weese weesner wegener
wegman wegner wehmeyer wehner wehr wehrle wei weibel weide weideman weidler weidman weidner
weigand weigel weight weigle weikel weil weiland weiler weimer wein weinberg weinberger weiner
weingarten weingartner weinman weinmann weinstein weinstock weintraub weir weirich weis weisberg
weise weisel weiser weisgerber weishaar weisinger weisman weisner weiss weisser weissinger
weissman weist weisz weitz weitzel weitzman welborn welch welcher welcome weldon weldy welk welke
welker well wellborn welle weller welles welling wellington welliver wellman wellons wells welsch
welsh welter welton welty wen wendel wendell wendi wendie wendland wendler wendling wendolyn wendt
wendy wenger wengerd wenner wenona wentworth wentz wentzel wenz wenzel werner wert werth werts
wertz wes wescott wesley wesner wesolowski wess wessel wessels wesson west westberg westberry
westbrook westbrooks westbury westcott westendorf wester westerberg westerfield westerlund
westerman western westervelt westfall westfield westgate westhoff westlake westley westling
westlund westman westmoreland weston westover westphal westra westrick wetherbee wetherby
wetherell wetherington wethington wetmore wetter wetzel wetzler wexler weyand weyandt weyant weyer
weymouth whalen whaley whang wharton whatley wheat wheatley wheaton wheeler wheelock wheelwright
whelan whelchel wheless wherry whetsel whetstone whetzel whicker whidden whiddon whigham whipkey
whipple whisenant whisenhunt whisler whisman whisnant whistler whitacre whitaker whitbeck whitby
whitcher whitchurch whitcomb white whiteaker whited whitefield whitehair whitehead whitehill
whitehorn whitehouse whitehurst whiteley whitely whiteman whiten whitener whitesel whitesell
whiteside whitesides whitfield whitford whitham whiting whitis whitlatch whitley whitlock whitlow
whitman whitmarsh whitmer whitmire whitmore whitner whitney whitsett whitsitt whitson whitt
whittaker whitted whittemore whitten whittenburg whittier whittingham whittington whittle whitton
whitty whitworth whobrey whorley whorton whyte wible wick wicker wickersham wickham wickline
wicklund wickman wicks wickstrom wideman widener widger widman widmer widner wiebe wiechmann
wieczorek wiedeman wiedemann wiedman wiegand wieland wiener wiens wier wiersma wiese wiesner wiest
wigfall wiggin wiggins wigginton wiggs wight wightman wigington wigley wigton wike wilbanks wilber
wilbert wilborn wilbourn wilbur wilburn wilcher wilcox wilcoxen wilcoxon wilcoxson wilczynski wild
wilda wilde wilder wilderman wildermuth wildes wildey wilding wildman wilds wile wiles wiley
wilfong wilford wilfred wilfredo wilham wilhelm wilhelmina wilhemina wilhite wilhoit wilhoite
wiliams wilk wilke wilken wilkens wilkenson wilker wilkerson wilkes wilkey wilkie wilkin wilkins
wilkinson wilks will willa willaims willams willard willbanks willcox wille willeford willems
willena willene willer willet willett willetta willette willey willhite willia william williams
williamson willian willie williemae williford willilams willimas willingham willis willison
willits willman willmon willms willner willodean willoughby willow wills willsey willson willy
wilma wilmer wilmes wilmore wilmot wilmoth wilner wilsey wilson wilt wilton wiltse wiltshire wiltz
wimberly wimbish wimbley wimbush wimer wimmer wimsatt winans winborne winburn winbush winchell
winchester wind winder winders windham windle windley windom windsor windy wine winebarger
winebrenner winegar winer wines winfield winford winfred winfree winfrey wing wingard wingate
winger wingert wingerter winget wingfield wingler wingo wingrove winifred wininger wink winkel
winkelman winkfield winkle winkleman winkler winkles winland winn winner winnett winnie winnifred
winningham winona winsett winship winslow winsor winstead winston wint winter winters winton wire
wireman wirt wirth wirtz wisdom wise wiseman wisener wiser wishart wishon wisner wisneski
wisniewski witcher witek witham witherell witherington withers witherspoon withrow witkowski
witman witmer witt witte witten wittenberg witter wittig wittman wittmer wittrock witty witzel
wixom wixon woerner wofford wohlers wohlgemuth wojciechowski wojcik wojtowicz wolak wolbert
wolcott wold wolf wolfe wolfenbarger wolff wolfgang wolfgram wolfinger wolford wolfram wolfson
wolk wolken woll wollard wolski wolter wolters wolverton womac womack womble wommack wonda wong
wood woodall woodard woodberry woodburn woodbury woodby woodcock woodell wooden woodfin woodford
woodham woodhouse woodie wooding woodland woodley woodman woodmansee woodring woodrow woodruff
woodrum woods woodside woodson woodward woodworth woody woodyard woolard woolbright wooldridge
woolery wooley woolf woolfolk woolford woolley woolridge woolsey woolum woolverton woolwine woomer
woosley wooster wooten wooton wootton worcester word worden work workman works worley worm wormley
worrall worrell worsham worsley worth wortham worthen worthey worthington worthley worthy wortman
wotring wozniak wray wren wrenn wright wrigley wrobel wroblewski wroten wuest wulf wulff wunder
wunderlich wunsch wurm wurst wurster wurth wyant wyatt wyble wyche wyckoff wycoff wydra wyer
wygant wylie wyllie wyman wymer wymore wynell wynkoop wynn wynne wynona wynter wyrick wyse wysocki
wysong wyss xavier xenia xiao xiomara xiong xochitl xuan yadira yaeger yaeko yael yager yagi
yahaira yajaira yale yamada yamaguchi yamamoto yamasaki yamashita yan yancey yancy yandell yanes
yanez yang yanira yantis yaple yarber yarborough yarbro yarbrough yard yardley yarger yarnall
yarnell yarrington yasmin yasmine yasuko yates yawn yazzie ybanez ybarra yeager yearby yearta
yearwood yeary yeater yeates yeaton yedinak yee yeldell yelena yelle yellowhair yelton yelverton
yen yeoman yeomans yepez yer yerby yerger yerkes yesenia yessenia yetman yetta yetter yeung
yevette ying yingling yingst yoakum yockey yocom yocum yoder yohe yohn yoho yokley yoko yokota
yokoyama yokum yolanda yolande yolando yolonda yon yong yonker yoon yopp york yorke yoshida yoshie
yoshiko yoshioka yost yother youlanda youmans younan younce young youngberg youngblood younger
youngman youngquist youngs younker younkin yount younts yousef yowell yuan yuen yuette yuhas yuk
yuki yukiko yuko yulanda yun yung yunker yuonne yuri yuriko yutzy yvette yvone yvonne yzaguirre
zabala zabel zabriskie zacarias zachariah zacharias zachary zachery zack zackary zackery zada
zager zahler zahm zahn zahradnik zaida zajac zajicek zakrzewski zalenski zaleski zalewski
zamarripa zambrana zambrano zamor zamora zamorano zamudio zana zanchez zander zanders zandra zane
zang zank zapata zapien zaragoza zarate zartman zastrow zavala zawacki zayas zazueta zebrowski
zeck zehnder zehner zehr zeiger zeigler zeiler zeitler zeitz zelaya zelda zeledon zell zella
zeller zellers zellmer zellner zelma zeman zena zenaida zendejas zeng zenia zeno zenobia zenon
zeolla zepeda zerangue zerbe zeringue zermeno zerr zetta zhang zhao zheng zhou zick zickefoose
ziebarth ziegler zielinski zielke ziemann ziemba ziemer zigler zimmer zimmerman zimmermann zina
zink zinke zinn ziolkowski zirkle zita zito zoe zoeller zofia zoila zola zoll zoller zollinger
zona zonia zook zora zoraida zorn zuber zubia zuchowski zucker zuckerman zuehlke zukowski zula
zulema zullo zulma zumwalt zuniga zupan zurcher zurita zweifel zwick zwilling zylstra
"""

#: Names that chess players have today, and few had then: of the world over, written by hand.
_PLAYERS = """\
aabling aadhya aadi aagaard aage aahan aanya aarav aarnav aarush aaryan aayan aayush abalos
abasov abdel abdelrahman abdi abdollahi abdulaziz abdulla abdulov abdulrahman abdumalik
abdurrahman abdusattorov abebe abeer abena abeni abera abhay abhijeet abhimanyu abhinav abhiram
abhishek abiodun abiola abir aboud abramov abtin acar acharya achieng achilleas achim acs adarsh
ade adebayo adeleke adem adeola ader adesina adewale adeyemi adham adhiban adhrit adi adil adilet
adiljan adisa aditi aditya adjoa adly adnan adrienn adu advait advaith advik adwait adwoa
afanasiev afia afnan afolabi afonso afruza afshari afshin afua agaev agapi agastya agata
agdestein aggarwal aghamalyan aghasaryan aghasi agnar agne agnese agneta agrawal agus agyeman
ahaan aharon ahmadi ahmadov ahmadreza ahmet ahn ahuja aibek aidan aidana aidas aiden aigerim
aihua ainsley ainur aiste aisulu aivars aiyegbusi aiyer aizada ajani ajay ajit akari akash akbari
akbas akhil akihiro akintola akinyi akio akira akmal akmaral akobian akopian akopyan akos akosua
aksel akshara akshat akshay akshita aksoy aktas akua alain alaverdyan alavi albane aleh aleko
aleksandar aleksander aleksandr aleksandra aleksandrov alekseenko alekseev aleksei aleksey aleksy
alemu alessandro alessia alessio alexakis alexandr alexandros alexandrov alexandru alexei alexey
alexios alexopoulos alf algirdas alibek aliev alikhan alin alireza alisher alivia aliya aliyev
aliyeva aliz alkhatib allahverdiyev almasi almasri almos alok alper altan altanulzii alterman
altmann alua alwin alya alyona ama amadi amangeldi amani amara amare amari ambika amelie amer
amichai aminata amini amir amiran amiri amirkhanyan amirreza amit amita ammar amna amnon amol
amonatov amponsah amruta amsalem anahit anahita anais anand anantharaman ananya anas anass
anastasian anastasiia anastasios anastasiya anat anatoli anatoliy anatoly anca andersson andi
ando andor andrada andranik andras andreea andreev andrei andreikin andrey andrieu andrij andris
andriy andrzej anele anett angeliki angelopoulos anggi ani aniket aniko anil aniruddha anirudh
anish anjali anke ankit ankita ankur anmol annegret anniken ansgar anshul antal antanas antipov
antje antonella antoni antoniou antonis antonov antonyan anuar anuj anupama anurag anush anusha
anushka anvar anvi anwuli aoi apoorva apostolopoulos apostolos appiah aqbota arabidze arakhamia
aram aranka aras arash aravind arcega archana archit arda ardalan ardi ardo areej arezoo argyro
ari aria arian arif arik aristotelis ariya arjun arjuna arkadi arkadiy arkady arlo arman armen
armin arnason arnaud arnav arne arnesen arnon aronian aronov aronsson arora arpad arpine arsen
arseni arseniy arshak arsham arslan artak artashes artem artemiev artemy artin artiom artur
arturas arturs artush artyom arun aruna arunas arutiunian arvid arvind arvydas arwa arya aryaman
aryan arystan asad asadi asadli asaf asante asare asatryan asel asgarizadeh ashish ashkan ashok
ashot ashraf ashwath ashwin asim askar aslak aslan asma asmaa asmita asmund assad assan
assaubayeva assel asta asuka ata atakan atalik athanasia athanasios atharva athreya atiyeh atle
atluri atousa atticus attila atul aubert aubree audrius aulia aune aurel aurelie aurelien avagyan
avani averbakh avet avetik avetisyan avgerinos avi avigail avinash avital aviv avner avni avraham
avrukh avshalom avtandil avyukt axel axelsson aya ayaan ayah ayaka ayan ayanda ayden aydin ayele
ayelet ayhan aykut aylin ayman aynur ayo ayodeji ayodele ayse aysel aysu aytac ayten aytsemik
ayumi ayush azamat azat azer azhar aziza azizbek azizi azmaiparashvili azra azulay baadur babak
babatunde babayan babic babu babujian babula baburin bacrot badr badri bae baek bagamasbad
bagdasarian bagheri bagirov bahaa bahar bahati bahram bahrom bai bajaj bajarani bakhrom bakhtiyar
bako bakr bakri bakur balagtas balaji balakrishnan balashov balazs baldonado balint balla balogun
bambang banerjee bangura banikas bansal banusz baoqi baraa baramidze baranov barbel barbier
barczay bardiya bareev baris barnabas barotov bartek bartlomiej bartosz barua baruch bas basem
bashar basim baskaran basma bassam bassem basu batbayar batchuluun batkhuyag batsiashvili
battulga batuhan batya batyr bayarmaa bayarsaikhan bayram beate bedi beerdsen begimai begmuratov
behnam behrang behrouz beka bekele bekzat bela bellini belov belyaev bendeguz benedek benidze
berat berczes bergqvist berit berkay berkes bernd bersamina betul bezrukov bhagat bhalla
bharadwaj bharat bharath bhardwaj bhargav bhargava bhat bhatnagar bhattacharya bhattacharyya
bhavesh bhavik bhavsar bhavya bhide bhosale bibisara bidzina bijan bilal bilel bilge bingxin binh
binyamin birger birgitta birna birnboim biswas biton bjarke bjarnason bjarne bjarte bjorg bjorn
bjornsson blazic blomqvist bluebaum boateng bobrov bobur bodhi bogdana bogdanov boglarka bognar
bogoljubov bohdan bohme boim bojan bokros boleslavsky bolormaa bondarenko bongani bor bora borge
borisenko borislav borisov borki boruchovsky bosboom bosnjak botir botond botsari botvinnik
boutros boyang boyko bozena bozkurt brandsma branko brayden breno briar brielle brinley bronislav
brooklyn bror bruijn brunello bruzon brynell brynjar budi buenaventura buhmann bui bukavshin
bukola bulgakov bulut burak burcu burhan burkhard byeong bykov byung caden cadence cael cai
caiden caio calin callum calma camilo caner canh cansu cao capistrano carlsson carmit carsten
caruana castellani catalin cattaneo cayden ceesay celik cem cemil ceren cetin ceyda cezar chaim
chaitanya chakrabarti chakraborty chandran chandrasekaran chandrasekhar charalambos charan
charkviani charvi chatterjee chaturvedi chaudhari chaudhary chaudhuri chauhan chawla chekhov
chengxi chennamsetty chenxi chernin chernov chernyshov cherukuri chetan chiaki chiara chiba
chibukhchian chiburdanidze chibuzo chidera chidi chie chigaev chigorin chika chike chima
chimamanda chinedu chinh chinonso chinwe chioma chipo chirag cho chokshi chopra choudhary
christelle christer christodoulou christoforos christoph christophe christos chua chuchelov chui
chukwu chukwuma chul chunhui cigdem cihan cinzia ciprian citra claudiu clemence codenotti codrut
codruta concio conor constantin constantinescu corbea cordula cornelis corneliu cosmin costantini
costel cramling cristea cristian cristiana cristiano csaba csilla csom csongor csonka cuong
cvetkovic czarnota czebe daan dableo dacian dadayli daehyun dafna dag dagfinn dahan daher dahye
dai daichi daiki daisuke daksh dalal daliah dalisu dalvi dalya dambasuren damilola damla danah
danelia daneshvar danielian danielsen danielsson danielyan daniil danil danila daniliuk danilov
danit daniyar danjuma dao daoud daramola darbinyan darini dariusz darma darsh darshan darwish
darya daryoush das dasari dasgupta dastan dat dato datta dauren davaakhuu davi davide davit
davron davtyan davydov dawei dawid dawit dayal deac debnath declan dedi deepa deepak deepika
deepthi defne degraeve deimante dejan demchenko demidov demir demirci demirel denes deng denisa
denisov deniz denys deo derya deshmukh deshpande desislava detlef detlev dev devansh devarajan
devarakonda deven devika dewi dey dezso dganit dhanush dhar dharma dhawan dhillon dhruv dhruva
dhyan diallo didier dietmar dieu dijkstra diksha dilara dilbar dilek dilip dilnoza dilshod dima
dimaculangan dimakiling dimitar dimitra dimitri dimitrios dimitriou dimitris dimopoulos dinara
dinesh ding dinu diogo diop diouf dipika ditmar divit divya divyansh dixit diya djordjevic djukic
djurhuus dlamini dmitri dmitrij dmitriy dmitry dmytro dobre doicin dolmatov dominik dommaraju
domonkos donatas donchenko donghyun dongwook dorin dorina dorit dorka dorofeev doron dorota
dorottya dorsa doru doshi dou dov dragan dragnev dragomirescu dragos dragunov dreev dror duan
dubey dubov duc duman dumitrescu dumitru durarbayli durbek durmaz dusan dusko dutta duy duygu
dvirnyy dwi dwivedi dzagnidze dzhumaev ebba ebele ebere ebrahim ebrahimi ebru ebtesam ecaterina
ece ecem eckhard economou edgars edina edit edoardo edouard eduard edvinas eero eesha efe
efimenko efimov efraim efrat efua ege egil egle egon egorov ehab ehsan ehud eigil eiji eimantas
einar eino eirik eirini eitan ejike eka ekansh ekaterina ekaterine ekeberg ekene ekinci ekkehard
eko ekrem elad elazar elbaz eldar eldor elefteria eleftherios elemer elguja elham eliassen
eliezer elif elisabed elisabet elisabeta eliyahu elizaveta eljanov ellegaard elliana elmars elmir
elnaz elnur elodie elpida elshad elshan elsness emad eman emanuela emanuele ember emeka emese emi
emilian emiliano emin emine emir emirhan emmanouil emoke emrah emre endre enes engin engqvist
eniko enkhbat enkhtuul enrico enzo epishin eran ercan erdem erdene erdogan erdos erekle eren
erenburg erez ergin erhan erigaisi eriksson erkan erlend erlendur erling ermakov erno ersin ertan
erzsebet esben esen esfahani eshaan eshan esi esipenko eskil esme espen esra esteve eswar eszter
etelka eugen eugeniusz eunbi eunji eunseo euwe evangelia evangelos evensen evgenia evgenii
evgenij evgeniy evgeny evren evseev eyal eylul eystein eze fabbri fabien fabio fabrice facundo
fadi fadia fady fahad fahd faisal faiz fajar fakhriddin fan fanni farago farahani farai faraji
fareed fares farhad farhan fariba farid farida faride farnaz farouk farrokhi farrukh farshid
farukh farzad farzaneh fataliyeva fatema faten fathi fatih fatma fatou fatullayev fawzi fayed
fayez federica fedorchuk fedorov fedoseev fei fekete femi ferenc ferhat ferial feride ferit figen
filatov filipp filippo filippov finnbogadottir firas firat firouzja fitri fjeld flavio flavius
flear florea florent florescu florica florin floris fofana fogarasi foisor folasade fomin foreest
forgacs fossan foteini fotini fotis fouad frans franziska frayna frederiksen fredrik fressinet
fridman friederike friedhelm frode frohlich frolov fruzsina fuad fuhrmann fukuda funmi fyodor
gabay gabrielian gabuzyan gad gadi gadimbayli gael gaelle gaetan gaetano gagik gagunashvili gaia
gaioz gajdos gal galaroza galas galia galit galopoulos galoyan galstian galstyan gan ganbat
ganbold ganesan ganesh gang ganguly gantulga gao gaponenko gaprindashvili garcea garegin garen
garg garik garnier gashimov gasparyan gaurav gauri gautam gaute gautham gavriil gavrilov gayane
gayatri gaziyeva gebre gediminas gega geir gela gelashvili gelbakhiani gelfand gennadi gennady
geoffroy georg georgescu georgi georgiadis georgiev georgios georgiou georgiy georgy gerasimov
gerd gergely gergo gerlinde gernot gerrit gershon gert getachew gevorg gevorgyan geza ghada ghaem
ghaemmaghami ghaith ghalia ghanem gharibyan ghassan ghazal ghazarian ghazaryan gheorghe gheorghiu
gholami ghosh ghoshal giacomo giana giang gianluca gianluigi giannis giao giga gijs gila gilad
gili gintaras giorgia giorgio giorgos giri girish girma girya gislason gitte giulia giulio gizem
gkoumas gleb gledura glek godbole godena goderdzi goel gogineni goh gokce gokhale gokhan gokul
golan golizadeh golnaz golod golubev gonca goncalo goncharov gonzaga gopal gopalakrishnan gopalan
gopi gor goran gorbunov goro gorodetzky goryachkina goswami goyal gozzoli grabarczyk grachev
grandelius grapsa graysen greenfeld gretarsson grewal greyson grigor grigore grigori grigorian
grigoriev grigoris grigoriy grigory grigoryan grigoryants grischuk grivas gro gronlund gronn
groot groszpeter grzegorz guang gudbjorg gudmundsson gudmundur guevarra guha guilherme gujrathi
gukesh gul gulati gulay gulbrandsen guler guliyev gulko gulmira gulnar gulnara gulsah gulseren
gulshat gulyas gunay gundavaa gunduz gunes gungor gunina gunnar gunnarsson gunnhild guntars guo
guoqiang gurel gurgenidze guruswamy guseinov guseva gustaf gustafsson gustav gustavsson gvantsa
gvasalia gvidas gyimesi gyongyi gyorgy gyu gyula haagensen haakon haast habte hadad hadar hadas
hadeel hadi hadil hadis haeun hafez hafiz hafsa hagai hagigat haifa haik hailu haim haiyan hajdu
hajiyev hajnal hakan hakeem hakim hakimi hakob hakobyan hakon hala halabi halasz halevi halil
halima halit halkias halldor halvard halvor hamad hambardzumyan hamdi hamdouchi hammoud hamza
hanan hande hani hanin hanne hannes hanno hansjorg hansson hao haoran haoyu harald harb hari
hariharan harika harini haripriya hariri harish harri harsha harshil harshit harshitha hartmut
haruka haruki haruto harutyunyan hasangatin hasanov hasanova hashem hashemi hasna hatem hattori
hauchard hausrath hawra haya haydar hayk hayrapetian hayrapetyan haytham hazan hazem heba hebbar
heberla heejin hegde hegedus heidari heikki heiko heimisson heini heino heitor helgason helge
helgi hellers hellsten helmut hemant hend hendra hendrik hendriks henk henri henrik henriksson
henrique heribert hermansson hernan heru herve hesham heymann hiba hicham hideki hideo hiep hieu
hijazi hijjawi hikaru hila hillarp hina hinata hind hippolyte hirata hiro hiroaki hiroki hiroshi
hiroto hisashi hisham hjalmar hjartarson hjortur hjorvar hoai hoan hoek hoi hoiberg hojun holger
hollmann homayoun hongyi hooman hora horatiu horia hort horvat hoshino hossein hosseini hou houda
hovhannes hovhannisyan hovik hovsep hovsepian hracek hrachya hrant hripsime hristo hristos
hrithik hrvoje hsu hua huan huda huet hulya humpy huo husam huschenbeth huseyin huseynov hussam
hussein huu huy huyen hyejin hyeon hyunjin hyunwoo iancu iben ibragimov ibrahima ibrahimov
ichikawa idan idani ido idris ifeanyi ifeoma ifunanya igarashi igbokwe ignat ignatiev igor ihab
ihor iida iivo ikechukwu iker ikram ilagan ilan ilaria ilay ildiko ilham ilia ilias ilic ilie
ilinca ilka ilkay ilker illes illia ilya ilyas ilyin ilze imad imam imani imants imogen imran
imre inamdar inarkiev inaya inbal inci indah indjic indra indrek ingmar ingo ingvar ingvarsson
inho inigo inna inomjon intisar ioan ioana ioanna ioannidis ioannis ioannou ion ionel ionela
ionescu ionov ionut iordache iordachescu iosebadze ioseliani iosif ipatov ipek iraj irakli irini
irit irmak iro iryna isak isaksen isaksson isamu isgandarova isha ishaan ishan ishani ishihara
ishika ishikawa ishita iskandarov isla ismailov ismayilov isoken isolde israa issam istratescu
istvan itai itamar itay ito itsuki iturrizaga itzhak iulia iulian iuliana ivanchuk ivanka ivano
ivanov ivanova ivars ivett ivkov ivo iwan iwasaki iwona iyad iyengar iyer izabella jaakko jaap
jaba jabari jabbar jaber jace jacek jad jaden jadhav jaehyun jaemin jaeyoung jafar jafari
jagadeesh jagannathan jai jaiswal jakab jakhongir jakobsen jakobsson jakovenko jakub jalal jalali
jalen jamshid janaki janez janka jankovic janne jannik janos janowski janse jansma janusz jarek
jari jarl jarle jarmo jaroslav jaroslaw jasim jassim jasur javad javakhadze javakhishvili
javokhir jawad jaxon jaxson jayant jayanth jayaraman jayce jayden jayesh jaylen jelani jelena
jelle jengo jeno jens jensson jeong jeroen jerzy jesper jespersen jha jhanvi jia jiahao jiajia
jiaming jian jianhua jianing jiao jiawei jiaxin jiaxing jiayi jie jieun jignesh jihad jihoon
jihun jihye jimena jimin jindal jing jingwen jingyi jinhao jinho jinwoo jiri jiro jisoo jiwon
jiwoo jiyoung joakim joao jobava jochen joglekar johan johann johannessen johannsson jojua joko
jolan jolanta jonassen jonni jonny jonsson joo joon joonho joost jooyoung jorg jorgen joris jorn
jostein jouni jovana jovanovic jozef jozsef judit judita juha juhani jukka julita jumabayev
jumana jumoke jun junaid junge jungho junho junichi juniper junjie junseo junwei junyoung jurgen
jurgita juris jussi jussupow jyoti kaan kaasen kabir kacharava kacheishvili kacper kadam kaden
kadir kadric kahraman kaia kaiden kaido kaisa kaito kaiyuan kakade kakha kalashnikov kalev kalle
kalra kalyan kamal kamali kamara kamath kamau kamble kamenev kamil kamila kamran kamryn kamsky
kana kanan kaneko kanika kanmazalp kannan kanovsky kaori kaposvari kapur karaca karagiannis
karakhan karapetian karapetyan karayannis karimi karjakin karlheinz karlsen karlsson karnik
karolina karoly karpati karpov karthik karthikeyan kartik kartika karun kasem kashyap
kasimdzhanov kasparian kasparov kasparova kasra kassem kassis kata katalin katarzyna katerina
kateryna katib katja katona katrin katrine katsuya kaur kaushik kavalek kaveh kavin kaviya kavya
kawaguchi kawasaki kawthar kayden kayode kazakov kazemi kazhgaleyev kazimierz kazuki kazuo
kazybek kebede keerthana kehinde keisuke keita keivan kelechi kellan kemal kemi kempinski kenichi
kenji kenta kento kenzie kerek kerem kerim kertesz kerttu keshav keshishian keskin ketan ketevan
keti ketil ketino ketut keymer keyvan khachatrian khachatryan khachiyan khademalsharieh khadija
khai khalaf khalaji khaled khalid khalifa khalifman khamrakulov khandelwal khanh khanjani khanna
khare khatia khatib khatri khatuna khaya khismatullin khloe khoa khodjaev khoi kholmov khosiyat
khosro khosrow khotenashvili khouloud khouri khukhashvili khulan khumalo khuong khurana kiaan
kian kien kieran kieu kigigha kikuchi kilic kimia kimiya kinan kinga kinoshita kinza kipchoge
kirabo kirakosyan kiraly kiril kirill kirti kis kiselev kishi kishore kita kitti kiyoshi kjartan
kjartansson kjell kjersti kjetil klaudia klimenko klimkowski klimov knaak knezevic knud knut koba
kobalia kobo koc kocsis koen kofi kohei kohli koichi koizumi koji kojima kojo kolesnikov kolla
komal komarov komatsu konda kone koneru konig kono kononov konstantin konstantina konstantine
konstantinidis konstantinos konstantinou koo koorosh koray korchnoi koren korkmaz korneev korobov
koroma korotylev kos kosintseva koskinen kosmas kostas kosteniuk kostya kota kotaro kothari kotov
kotronias kouki kourkoulos kovacevic kovacic kovalchuk kovalenko kovalev kovalyov kozlov kozma
kozul kramnik krasenkow krasimir krasnov kravchenko kravtsiv krish krishnamoorthy krishnamurthy
krishnaswamy kristaps kristensen kristiansen kristianto kristjansson kristof kristoffer
kristoffersen krisztian krisztina kriti kritika krivec krush kruthi krylov kryvoruchko krzysztof
ksenia kseniia kseniya kshitij kuang kuanysh kubo kubra kudo kudrin kuipers kulaots kulikov
kulkarni kun kunal kunte kuo kuppuswamy kurajica kurbanov kuroda kutlu kuzey kuzmin kuznetsov
kuzubov kvinikadze kwabena kwaku kwame kwang kwasi kwesi kyriaki kyriakidis kyriakos lachlan
laetitia lagno lahiri laima lainey lajos lakatos lakos lakshay lakshmi lal laleh lali lalit
lalwani lam lama lambros lami lamia landen langrock lanlan lars larssen larsson larysa lasha
lasse laszlo latifa lau laurentiu lauris lautier lavanya lavi lavrov law laxman layal layan laylo
laznicka lebedev lecomte leen lehtonen lei leitao lekic leko leman lembit lenic lenke lennart
leonhard leonid leonidas lerato lernik lestari lesya lev levchenko levent levente levitina levon
liam liat libiszewski lidija lidiya lie liesel lijun lilah lilit lim linas lindiwe lindqvist
lingyun lintchevski linus lior liora liping liron lisbet lital litvinov liu liv livija liviu
ljubica ljubojevic ljubomir ljung lobron loc lochlan lodici loek logothetis loh loi loic lomadze
lomineishvili lomsadze lone lorand lorant loredana lorincz lostuzzi lothar lotta lotte lputian
luan lubna lubomir lubov luc lucian ludovic ludvig luiza lujain luk luka lukacs lukasz luminita
lundqvist lunga luo lupu lupulescu lusine luu luzia lykke lyric lysenko lysyj lyubov lyudmila
maarten maartje maayan macasaet machteld macieja madalina madaminov maddalena made madhav madhu
madhuri madina madl madrahimov mads maenhout maeve maftuna magdolna maghami maghsoodloo magne
magrini magyar maha mahadevan mahajan mahdavi mahdi mahesh maheshwari mahfouz mahika mahjoob
mahmut mahsa maik maiken maisa maisuradze maitra maja majd majed majid majumdar maka makarov
makayla makena makinen makis makki makoto makropoulou maksim maksym malachi malak malakai
malakhov maletin malgorzata malhotra malinin malkhasyan malkhaz mallick mallika malte mamadou
mamedov mamedyarov mami mammadli mammadov mammadova mammadyarov mamuka manabu managadze manal
manana manar manas manasa manav mande mandla manfred mangubat manh mani manish manisha manjula
manohar manoj manolis manukian manukyan maor maoz maram marat marawan marchenko marcin marcio
mareike margalit margaryan margeir margus mariachiara mariama mariia marija marijn marika marinel
marinescu marios marit marius mariusz mariya marja markku markov markovic markussen marlies
martirosian martirosyan marton martti martynov marusia maruyama marwa marwan maryna marzouq
masaki masao masashi masato maslov masri massimiliano massimo massoud mastrovasilis matan
matanovic mate matei matej mateusz mathe matheus mathiesen mathisen mathur mati matija matlakov
matnadze mats matsuo matsuoka matthieu matti matveev matvei matvey matyas maurizio maxime
maximilian maximiliano mayank maysa mayur maza mazen maziar mbali mbatha mbeki mchedlishvili
medea medvedev medvegy meenakshi meera megaranto megha megumi mehdi mehmet mehra mehran mehrdad
mehrotra meijer meike meiling meir meirav mekhri mekonnen melaku melashvili melek melih melike
melis melkonyan melkumyan melnik melnikov melnyk menachem menghani mengjie mengyao menno menon
mensah merab merav merete mert meruert merve mesut meszaros metin mette meyvan mher michailidis
michela michiel mihaela mihai mihail mihailo mihajlo mihalcea mihaljcisin mihaly mihir mihnea
miho mikadze mikael mikayel mikhail mikhailov mikhalchishin mikhalevski mikhaylo mikheil mikkel
mikko miklos mikolaj milad miladinovic milani milanovic milena milica milliet milos milosevic
miloslav milov mindaugas mine minghao minghui mingyu minho minji minjun minoo minoru minseo minsu
minwoo miodrag mirac mircea mirela miri mirko mironov miroshnichenko miroslav miroslava mirza
mirzaei mirzoev misaki mishra misra mistry mitali miton mitra mitrofanov mitsuki miyazaki miyuki
mizuno mkrtchian mkrtchyan mladek mladen moataz moaz mobina modi mogens moghaddam mohamad
mohammadi mohapatra mohit mohsen mohsin moiseenko mojgan mojtaba mok mokhtar mokoena moldovan
molefe momoka montserrat moradi mordechai morimoto moroni morozevich morozov morten morteza
mosadeghpour mostafa motylev mou mouad moulin mounir mourad mousa mousavi moussa movsesian moyo
mrdja muath mubarak muhammadi muhammed muhammet muhannad mukesh mukherjee mukhiddin mukhopadhyay
mukhtar mukkamala mukund mulenga mulyadi mungunzul munir munkhbat munkhzul munteanu murad muradli
murali murariu murat murata murilo murtas murthy murugan musa musab musayev mustapha mutasa
mutesi muthukumar mutlu mwangi mykhailo mykola myrvold mzia naama nabaty nabil nabila nabiyev
naccache nadav nadera nadezhda nadifa nadim nadir nadiya nadja nadkarni naeem naess naftali nag
nagai nahla naiditsch naidu naif naik naila naima naina najafi naji najib najla najwa nakaidze
nakajima nakhutsrishvili nakul naledi nambiar namkhai namrata nanda nandakumar nandini nandita
nandor nane nanna nanu nanuli naoki naoko naor naoto narang narayan narayanan nare narek naren
naresh nargiz nariman naseem naser nashat nashwa nasim nasir nasirov nasr nasrallah nasrin nastya
natalija nataliya natan natarajan natasa natela nath natia nato natsuki naumkin naumov navara
naveen navid navin navya nawaf nawal naya nayak nayar nayef nazanin nazar nazarenko nazarov
nazaryan nazim nazli ncube ndiaye ndlovu nebieridze necati nechita nedev neelesh neeraj nefeli
negar negin neha nehir nektarios nela nele nemanja nemes nenad nepomniachtchi nerijus nermin nese
nesterov netanel nevaeh nevanlinna nevo ngai nghia nghiem ngo ngozi ngubane ngwenya nhan nhat nhi
nhu nhung niccolo niclas nico nicolae nicolescu nicoleta nicolo nicusor nidhi niels niemela
nieminen nigam nihaal nihad nihal nihar nihat nijat nijboer nikhil nikitin niklas niko nikola
nikolaev nikolaevsky nikolai nikolaidis nikolaj nikolaos nikolaou nikolaus nikolay nikolic
nikolina nikolopoulos nikolov nikolova nikoloz nikos nikunj nilay nilesh niloufar nils nilssen
nilufar nilufer nima nimit nimrod ning ningning nir nira niranjan nisa nishant nishi nishikawa
nishita nisipeanu nisreen nissim nitai nitin nitya nityam nitzan niu nizar njal njeri njoki
njoroge nkechi nkosana nkosi nkrumah nnamdi nneka noa noam nobuyuki nodar nodir nodirbek noemie
noguchi nogueira nomin nomsa nomura noor nooshin normunds norouzi nortoj nouf nour noura nouri
novikov nthabiseng nugroho nukri nune nur nura nurah nuray nurgul nuri nurit nurlan nurmamedov
nurmukhammed nursultan nuru nurul nutsa nwachukwu nwankwo nwosu nyback nygard oana oanh obada
obaid obeid oberoi obi obinna obiora octavian odd oddgeir odhiambo odinga odysseas ofek ofer ofir
ofori ofra ogechi ogundipe ohana ohanian ohanyan ohayon ohta ojha ojo okada okafor okan okeke
okonkwo okoro oksana oktay oladapo olaf olafsson olafur olah olaniyan olaru olav ole oleg oleh
oleksandr oleksandra oleksii oleksiy olena olesya olha olle olof olu oluchi olumide oluwaseun
omarov omid omnia omri ondrej ong ongarbaev onischuk onishi ono onur onyango onyeka oparin opoku
oqil orban orestis orhan oriol orion orit orkhan orlov orly orosz orsolya ortik orujov osaki
osama osamu osei osipov oskar osmo osnat ostap ostapenko ostenstad oszkar ota otabek otar otavio
otgonbayar othman otieno otmar otsuka ott ottavia ottmar ottomar ousmane ouyang ove ovidiu owusu
oya oyunbileg ozan ozawa ozcan ozdemir ozge ozgur ozkan ozlem ozturk paasikangas paavo pacis
padmanabhan pai paichadze pal palac palaniappan palatnik palkovi pallavi palle palmason paloma
palsson pan panagiota panagiotis panagopoulos panayiotis panchenko panda pandavos pandey pandit
pandya panicker panna panov pantsulaia paolo pap papadakis papaioannou papanikolaou papin paragua
paraskevi paravyan parekh pari parisa parligras parmar parnian parsa parth parul parvaneh parviz
pashikian pashkov pasic pasztor pathak pathania patil patnaik paulien paulo pavan pavani pavel
pavlenko pavlidis pavlo pavlos pavlov pavlova pavlovic pawel payam peder pedram pejman pekka
peleg pelin peptan per peredy peretz periklis pernille perrot persson pertti perumal petar petr
petre petrenko petronela petros petrosian petrosyan petrov petrova petrovic petru petrukhin
petter pettersson petursson peyman phat philipp philippa phiona phong phu phuc pichot pierluigi
piet pieter pietro piket pillai pinar pinchas piorun piotr piras pirkko piroska pisipati
plachetka platon poel poghosyan pogonina pogosyan polat polgar polina polugaevsky polyakov
ponomarev ponomariov pooja poorvi pooya popescu popilski popov popova popovic porat portisch
postny potkin poul pourkashiyan pouya prabhakar prabhu prachi pradeep pradyumna praggnanandhaa
pragnya pragyan prakash pramod pranav pranavi pranay pranesh pranshu prasanna prashant pratama
prateek pratham prathamesh pratik pratyush praveen preben predke predoiu predrag preeti prem
prerna priasmoro prie priit prisha prithvi priti priya priyanka priyanshu prochazka prokhor
prokhorov protsenko prusikin przemyslaw psakhis puja punit puranik purev puri purnama purohit
purva pushkar pushkin putra putri qadir qasim qian qiang qiao qin qing qiu qiyu qosimov quang
quizon quliyev quoc quparadze qureshi qusai quy quynh rabab rabia rachana rachid radek
radhakrishnan radjabov radoslav radoslaw radu radulescu radulov raegan rafal rafi rafik raghad
raghav raghavan raghu raghunathan ragnar ragnarsson ragnhild rahaf rahal rahim rahimi rahma
rahmat rahul rai raimonds raj raja rajaa rajagopal rajagopalan rajan rajaram rajat rajeev rajesh
rajiv rajput raju rakesh rakhimov rakhmanov ralf raluca ram rama ramachandran ramadan
ramakrishnan ramamurthy raman ramanathan ramaswamy ramazanov ramesh rameshbabu rami ramin ramy
ramya ramzi ran ranade rane rani rania ranjan ranjbar ranjit rantanen ranveer rao rapport rasa
rasha rashed rashidi rashmi rasmus rastogi rasul rasulov rathi rathore ratko ratna rauf rauno
raut raval ravi ravshan rawat rayan rayyan raz razan razmik raznikov razvan rebeka recep ree reem
reema refik refilwe rehab reham rei reinderman reka rekha relange remco remi remus ren renan
renault renu reshetnikov reshevsky reto reuven revanth revaz rewitz reyansh rezaei rezso rhys
ribli riccardo rida ridwan rigo rihab riikka rikke riko rim rimas rimvydas rin rinat rini rishab
rishabh rishi rishika risto ritesh ritika ritvik riviere riyad rizk rizki rizky roaa roar
rodionov rodshtein roel roeland rogic rogier rogozenco roh rohini rohit roiz rokas rola romanenko
romanishin romanov romanova rombaldoni ronchetti ronen rong ronit ronja roozbeh roshan rostam
rostami rostislav rotem roya rozalia rozentalis ruan ruba rublevsky ruchi rudenko rudiger rudo
rudra rui ruihan ruiqi rula runar rune runze ruoxi rupa rurik rushil ruslan rustam rustem rustu
rusu rusudan rutendo ruud ruxandra ryabov rybakov rychagov ryker rylan rylee ryo ryohei ryoko
ryosuke ryota rytshagen ryu ryuji rzaev saanvi sabah saber sabharwal sabino sabri sabrin sachin
sadaf sadeghi sadikov sadiq sadorra saeed safa safaa safak safarli safarov safiya saga sagi saha
sahaj sahakyan sahana sahand sahar saher sahil sahin sahni sahoo sahu sai saidali saif sajjad
sakaev saket sakharov saki sakina sakshi sakura sakurai salah salam salaun salehi salih salim
salloum salma salman salov saltanat salvi samaan samah samaira saman samandar samaneh samant
samar samarth sameer samer samhita sami samia samih samir sammalvuo sampath samuele samvel samy
sanaa sanan sanat sanaz sanchir sandeep sandhu sandipan sandro sandu sangho sanghvi sangita
sangwoo sanika sanikidze sanja sanjana sanjay sanjeev sankalp sankar sanket sanna sanne santino
santosh sanvi sanya sanzhar saoirse sapi sapir sarac sarana sarantuya sarasadat sarayu sardaryan
sargis sargissian sargsyan saric sarika sarikaya sarin sarit sarkar sarkis sarkisian sarmad
sarolta sarosi sarvinoz sasan sascha sasikiran sasson sastry sathe satish satoko satoru satoshi
satria sattarov saud saulius saurabh savchenko saveliev saveliy savic savita savva sawada sawant
sawsan sax saxena saydaliev sayed sayegh schandorff sebag sebastien secopito sedat sedef sefa
segev segun seiji sekar sekhar sekou selah selam selcuk selim selin sema semen semenov semih
semyon semyonov sen sengupta seo seojun seok seokjin seong seoyeon seoyoon sepehr seppo serap
serban sercan serdar serebryakov sergeev sergei sergej sergey sergiy serhat serhii serhiy serkan
serpil sesay sesili setareh sethi sethuraman setiawan setty setyaki sevara sevda severine sevgi
sevian sevil sevillano sevim sezer shaan shabalov shabanov shachar shadi shadia shahad shahbazi
shaheen shahin shahinyan shahram shahriar shahrzad shai shail shailesh shaima shaked shakhriyar
shakir shalini shalom shalva shamsiddin shanava shanglei shankar shankland shantanu shao shapira
sharad sharath sharif sharmila shashank shastri shatha shaunak shavit shavkat shaya shayan
shaymaa shaza shcherbakov sheela shehadeh sheikh shekhar shekhawat sheng shengelia shenoy sherif
shervin shetty shevchenko shevchuk shi shigeru shilpa shimada shimanov shimon shimshon shinde
shinichi shinji shinohara shinya shipov shiran shirazi shireen shiri shirin shirov shishkin
shitrit shiv shiva shivakumar shivam shivani shivansh shlomi shlomo shmuel sho shobha shogo
shoham shohei shohruh shokhruz shorena shota shourya shraddha shravan shreya shreyansh shreyas
shrivastava shriya shruti shtern shuai shuang shubham shubhi shukla shulamit shum shun shuo
shvartz shyam siamak sibel sibusiso sicheng siddhant siddharth siddhi sidhom sidorov siegbert
sienna sieun sigbjorn sigfus sigurd sigurdsson sigurdur sigurjonsson siham siiri siklosi silje
silke silviu simagin simba simen simic simonian simonyan simran simsek sinan sindarov sindhu
sindri sinem singhal sinh siphiwe siqi siranush siri sirine sithole siti siv sivakumar sivan
siwoo siyuan sizwe sjoberg sjodahl sjoerd sjugirov skembris skov skripchenko skylar skyler skytte
slavko slawomir sleiman slobodan smadar smbat smeets smirin smirnov smirnova smriti smyslov sneha
snezana snorri sobolev sochacki socko sofiya sofya soha sohaib soham sohan sohee soheil sohrab
sokolov sokolova sokolovsky sokratis solak solomiya soloviov solovjov solovyov solveig solvi soma
somani somogyi sonal sonali sondre songul soni soobin sood soong sooyoung sopiko sopio sora soren
sorin sorina sos sosonko sota sotiria sotirios sotiris souad souleidis soyinka soylu spartaco
spas spassky spyridon spyros srihari srikanth srinath srinidhi srinivas srinivasan sriram
srivastava stamatis stamatopoulos stanciu stanec stanimir stanislav stanislaw stavroula
stefanescu stefanidis stefano stefanos stefanov stefanova stefansson steinar steingrimsson
stelian stelios stellwagen stepan stepanov stepanyan stevan stian stig stijn stocek stoica
stojanovic stokke strahinja stratos stupak sture stylianos suba subhash subhayan subhi
subramaniam subramanian sudarshan sude sudha sudhir sugar sugawara sugimoto sugiyama suh suhail
suhani suharto suhas suhayla sujata suji sukandar sulaiman sulashvili suleiman suleyman
suleymanli suleymenov sulistyo sumaya sumedh sumeyye sumin sumire sumit sumiya sundar sundaram
sundararajan sundqvist sunghoon sungmin sunil sunita sunwoo surabhi suraj suren suresh suri surya
suryadi susanto sushant sushma susumu sutovsky suvorov svane svante svein sven svend svenja
svensson sverre sveshnikov svetushkin sviatoslav svidler svyatoslav swaminathan swamy swapnil
swara swaroop swathi swati swiercz synnove szabina szabolcs szabolcsi szalai szekely szilagyi
szilard szilvia szofia szoke sztern szucs szymon tabatabaei tabatabai tachibana tadashi tadeo
tadesse tadeusz taehyung taejun taeyang tage taha taher tahir taichi taiga taiki taimanov takada
takagi takahiro takano takashi takeda takeo takeshi takeuchi takumi takuya tal talal taleb tali
tallaksen talwar tamari tamas tamaz tambe tamer tamim tamir tamta tan tanabe tanay tandon taner
tanguy taniguchi tanish tanishq tanmay tannaz tannous tansu tanvi tao tapani tapaszto tapio taras
tarasov tarek tareq tarik tariq tarjei tarmo taro tartakower tarun taruni tas tashkhodjaev
tasneem tata tatev tatia tatiyana tatsuya tatul tavor tayfun taysir tea teagan teemu tehrani
teimour teimuraz tejas tekin temirbaev temitope temur tendulkar teng tengiz teo teodor terez
terje tero terzian tesfaye teterev tetiana tetsuya thabo thaer thakare thakur thamer thanasis
thandeka thandi thando thang thanos themba themis theodor theodorakis theodoros theodorou
theodosia theofanis thiago thibaut thien thieu thijs thilo thinh tho thong thorarinsson thorben
thorbjorn thord thorfinnsson thorgeirsson thorhallsson thorstein thorsteinsson thorsten thorvald
thuan thuc thuong tiago tian tianqi tianyi tianyu tiberiu tibor tidhar tigran tihomir tihon tiina
tiit tijmen tikhon tikkanen timea timman timo timofeev timofei timofey timoshenko timur tinashe
tinatin ting tingjie tinh tirta titov tivadar tiviakov tiwari tkachenko tkachiev toai toan toivo
tojiev tokhir tolga tolu tomasevic tomashevsky tomasz tomer tomislav tommaso tomoya tongsen tonje
topal topalov tor torben torbjorn tord tore torfi torgeir torkil torma tornike torosyan torstein
torsten toru toshi toshiro toufighi toumani toure tove toyama tra traian tram traore tratar
tregubov tretyakov tri tripathi troels trond trong truc trung tryggestad trygve tse tsegaye
tsegmed tsereteli tseshkovsky tskitishvili tsolakidou tsomis tsubasa tsuchiya tsui tsuyoshi
tsvetan tsvi tuba tugba tugce tukmakov tunc tuncay tunde tuomas tuomo turan turgunov turgut turid
turkan turmunkh tushar tutisani tuvia tuvshin tuvshintugs tuyen twan tyagi tzermiadianos tzipora
tzoumanis tzvi ucar uche uchenna uday udo ueda uehara uemura ueno ufuk ugur uhlmann ulf uli
ulibin ulises ulla ulvestad ulviyya ulyana uma umang umar umberto umesh umida umit umut unal
ungureanu unzicker upadhyay uri uriel urkedal urmas urs urszula usama ushenina usmanov ustinov
utegaliyev uthman utkarsh utku uttam utut uuganbayar uurtsaikh uwe uyen uysal uzi vachagan
vachier vaclav vadasz vadim vadym vaganian vagn vahagn vahap vahe vahit vahram vaibhav vaidas
vaidehi vaidya vaishali vaishnavi vaja vajda vakhidov vakhtang vaknin valdemar valdis valeev
valentini valentyn valerii valeriu valeriy vallifuoco vanja varad vardan vardanyan vardit varma
varsha varshini vartan varun varuzhan varvara vasant vasif vasil vasile vasileios vasileiou
vasilescu vasili vasiliev vasilii vasilis vasilisa vasiliy vasily vassilis vasudev vasudevan
vasudha vasyl vasyukov vazgen ved vedant vedika veen veena veer vegard veikko velimir velimirovic
venelin venkat venkata venkataraman venkatesan venkatesh verhoeven verma vermeulen vescovi
veselin vestby veysel vezzosi viacheslav vibeke vibha vibhav vidar vidit vidmantas vidmar vidya
viesturs viet viggo vigh vihaan vihan vijay vijayakumar vikas viklund vikram viktor viktoria
viktorija viktoriya ville vilmos vinay vinayak vincze vineet vinh vinicius vinod vinogradov
viorel viorica vipul virag viraj viren virginie virtanen vishal vishnu vishwa vishwanath
viswanathan vitali vitalii vitaliy vitaly vitiugov vitor vittoria vittorio vivaan vivek vizer
vlachos vlad vlada vladan vladimir vladimirov vladislav vladislava vladut vladyslav vlasov
vocaturo vohidov voicu vojtech vokac volkan volkmar volkov volodin volodymyr volokitin vorobiov
voronkov voronov votava vries vrinda vsevolod vugar vuk vusala vyacheslav vyas vyom vytautas
wadhwa wael wafa wafaa wagh wahba wahid wahlbom wahyu walaa walburga waldemar waleed walid wambui
wanjala wanjiku wanjiru warmerdam wasim wassim wataru wayan weijun weimin weiwei weiyi wely
wenbin weng wenhao wenjun werle westerinen wibowo widad widodo wieslaw wiig wijaya wijk wikstrom
wiktor wilfried willem willemsen winfried winther wirig wladimir wladyslaw wojciech wojtaszek
woldemariam woo woojin woong wouter xander xaver xeniya xia xian xiang xiangyi xiangzhi xianyi
xiaobing xiaodong xiaohong xiaohui xiaoming xiaowen xiaoyu xie ximena xin xing xingyi xinran
xinyi xinyu xinyuan xiuying xue xueqi xun yaa yaacov yaakov yadav yagiz yagmur yago yahav yahel
yahia yahya yair yakir yakov yakovenko yakovich yakovlev yakubboev yalcin yaman yamanaka yamani
yamato yamazaki yamini yana yandemirov yangyi yaniv yann yannick yannis yano yanto yanyan yao
yaqi yaqoub yara yarden yaron yaroslav yaroslava yarullina yasaman yasar yasemin yaser yash
yashas yashika yashvi yasin yasir yasmeen yasser yassin yassine yasuda yasuhiro yasushi yavuz
yazan yazeed yazici yefim yeghiazaryan yegiazarian yegor yeh yehuda yehudit yeji yejin yejun
yekaterina yelda yeliz yelizaveta yemi yeon yeong yermolinsky yernur yerramsetty yerzhan yesim
yetunde yevgeni yevgeniy yevgeny yevhen yevseev yge yiannis yichen yifan yigal yigit yihan yijia
yildirim yildiz yilin yilmaz yim yimin yiming yinan yiping yiran yisrael yitong yitzhak yixin
yixuan yize yizhou yngve yoav yochanan yoel yogesh yoichi yona yonatan yonathan yoni yoo yoona
yoonseo yorgos yosef yoshi yoshikawa yoshimura yosi yossi yosuke yota yotam youcef younes youngho
youngjun youngmin younis yousefi yousif yousra youssef youzhi yrjo yrjola yuanyuan yuchen yudasin
yudi yudin yue yuehan yufei yuhan yuhang yui yuichi yuika yuito yuji yujie yujin yuka yukari
yuksel yuldashev yulia yuliya yulong yuma yumeng yumi yumiko yuna yunfei yunus yurchenko yuriy
yurtaev yury yusheng yusra yusuf yusuff yusuke yusupov yusupova yuta yutaka yuto yutong yuval
yuvan yuvraj yuxi yuxiang yuxin yuxuan yuya yuyang yuze yvan yves zafer zagorskis zaher zahid
zahir zahra zaid zaidan zain zainab zaitsev zakaria zakarian zakariya zakaryan zakharov zaki
zakirov zamani zand zanele zara zarina zaven zawadzka zayd zayden zayed zayn zaytsev zaza
zbigniew zdenek zdenko zdzislaw zedde zeev zehao zehra zein zeina zeinab zeki zelbel zelcic
zeming zerrin zev zeynep zeyu zhai zhan zhanat zhanna zhansaya zhaoqin zhaoyu zhen zhengyu
zherebukh zhi zhibek zhigalko zhihao zhiming zhiwei zhixin zhiyuan zhong zhongyi zhorzholiani zhu
zhuang zhukov zhukova zhumagali ziad zigurds zihan zihao zilberman zilka ziming zinchenko zineb
zion zirui ziv zixin zixuan ziyad ziyang ziyi ziyu zlata zlatko zodwa zoey zohar zoi zoler zoltan
zongyuan zontakh zoran zou zouboulidis zoya zsanett zsigmond zsiros zsofi zsofia zsolt zsombor
zsuzsa zsuzsanna zubov zuhair zuhra zukhra zulfiya zulu zuma zuo zurab zuri zuzana zvan zvi zviad
zviadadze zvjaginsev zwirs
"""


@cache
def _names() -> frozenset[str]:
    return frozenset((*_NAMES.split(), *_PLAYERS.split()))


def is_common(word: str) -> bool:
    """Whether a word is a name that many people have.

    >>> is_common("Marsh"), is_common("MARSH"), is_common("Marrsh")
    (True, True, False)
    """
    return word.casefold() in _names()
