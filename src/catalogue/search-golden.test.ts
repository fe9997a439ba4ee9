import { describe, expect, test } from 'vitest'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { pricePerAdult } from './prices.ts'
import { catalogueSearch } from './search.ts'

/**
 * Queries with what their first result must be. Conditions: `place=` slugs, `not=` slugs of places that it must not be,
 * `key=`, `price<=` rupees for two, `adult<=` rupees per adult, `nights=` from..to, `from=` departure city, `tag=`, `flights`, `noflights`, `month=`, `text=` words
 * of the package or its destination, `region=`, `cheapest` of all that have its place; `unmet`: it is said that no
 * package is like that; `unsold=`: it is said that we do not offer this place, and nothing is shown; `none`: nothing.
 */
const GOLDEN = `
bali → place=bali
goa → place=goa
maldives → place=maldives
dubai → place=dubai
europe → place=europe
north east → place=north
new zealand → place=new-zealand
sri lanka → place=srilanka
hong kong → place=hongkong
south africa → place=southafrica
andaman and nicobar → place=andaman
gods own country → place=kerala
indonesia → place=bali
azerbaijan → place=baku
uae → place=dubai
switzerland → key=europe1
paris → key=europe1,europe3
italy → key=europe3
prague → key=europe2
sikkim → key=north3
meghalaya → key=north1
tawang → key=north2
saigon → key=vietnam2,vietnam5
cappadocia → place=turkey text=cappadocia
phu quoc → place=vietnam text=phu quoc
spiti → key=himachal3
munnar → place=kerala text=munnar
jaisalmer → key=rajasthan2
kathmandu → place=nepal
havelock → place=andaman
गोवा → place=goa
केरल → place=kerala
दुबई → place=dubai
कश्मीर → place=kashmir
बाली → place=bali
मालदीव → place=maldives
थाईलैंड → place=thailand,bangkok
सिंगापुर → place=singapore
राजस्थान → place=rajasthan
लद्दाख → place=ladakh
नेपाल → place=nepal
अंडमान → place=andaman
हिमाचल → place=himachal
वियतनाम → place=vietnam
मनाली → place=himachal text=manali
गोवा हनीमून → place=goa tag=honeymoon
बर्फ → text=snow
सस्ता पैकेज → cheapest
५ रात गोवा → place=goa nights=5..5
दिल्ली से कश्मीर → place=kashmir from=Delhi
शेर → text=tiger
परिवार के साथ केरल → place=kerala tag=family
बाली ५ रात → place=bali nights=5..5
दुबई फ्लाइट के साथ → place=dubai flights
५० हज़ार से कम → price<=50000
બાલી → place=bali
ગોવા → place=goa
દુબઈ → place=dubai
કેરળ → place=kerala
કાશ્મીર → place=kashmir
સિંગાપોર → place=singapore
માલદીવ → place=maldives
થાઈલેન્ડ → place=thailand,bangkok
રાજસ્થાન → place=rajasthan
હનીમૂન → tag=honeymoon
અમદાવાદ થી બાલી → place=bali from=Ahmedabad
શ્રીલંકા → place=srilanka
દરિયો → tag=beach
૫ રાત ગોવા → place=goa nights=5..5
સસ્તું ગોવા → place=goa cheapest
barf → text=snow
barf wali jagah → text=snow
sasta → cheapest
sasta goa → place=goa cheapest
sher → text=tiger
sher dekhna hai → text=tiger
pahad → tag=nature
samundar → tag=beach
shaadi ke baad ghoomna → tag=honeymoon
bachcho ke saath dubai → place=dubai tag=family
parivar ke liye → tag=family
videsh yatra → region=international
haathi → text=elephant
mandir → text=temple
goa ka sasta package → place=goa cheapest
delhi se goa → place=goa unmet
mumbai se bali → place=bali from=Mumbai
5 raat kerala → place=kerala nights=5..5
50 hazar ke andar → price<=50000
ek lakh tak honeymoon → tag=honeymoon price<=100000
bina visa → place=thailand,bangkok,malaysia,mauritius,nepal,bhutan
garmi ki chutti → month=5
jhil → text=lake
registan → text=desert
himalay trek → text=trek
balii → place=bali
dubia → place=dubai
vietanm → place=vietnam
sinagpore → place=singapore
ladhak → place=ladakh
kashmeer → place=kashmir
rajastan → place=rajasthan
azerbijan → place=baku
tokio → place=japan
andman → place=andaman
maldievs → place=maldives
thialand → place=thailand,bangkok
mauritus → place=mauritius
malasia → place=malaysia
keralla → place=kerala
phuket krbi → place=thailand text=krabi
honymoon bali → place=bali tag=honeymoon
famly trip dubai → place=dubai tag=family
swizerland → key=europe1
istambul → place=turkey
darjiling → unsold=Darjeeling
grece → unsold=Greece
houseboot → text=houseboat
kaziranga rino → key=north2
danang → place=vietnam text=da nang
hochiminh → place=vietnam text=ho chi minh
newzealand → place=new-zealand
hongkong → place=hongkong
kualalumpur → place=malaysia
kohsamui → key=thailand5
abudhabi → key=dubai2
capetown → place=southafrica
portblair → place=andaman
hoian → place=vietnam text=hoi an
halongbay → place=vietnam text=ha long
phuquoc → place=vietnam text=phu quoc
southafrica → place=southafrica
gul marg → place=kashmir text=gulmarg
thai land → place=thailand,bangkok
balihoneymoon → place=bali tag=honeymoon
under 50k → price<=50000
under 1 lakh → price<=100000
below 75000 → price<=75000
₹60,000 budget → price<=60000
goa under 25k → place=goa price<=25000
bali under 70k → place=bali price<=70000
honeymoon under 1 lakh → tag=honeymoon price<=100000
1.5 lakh honeymoon abroad → tag=honeymoon price<=150000 region=international
family trip under rs 40000 → tag=family price<=40000
dubai 1 lac → place=dubai price<=100000
thailand under 30k per person → place=thailand,bangkok adult<=30000
bali 40000 pp → place=bali adult<=40000
between 1 lakh and 1.5 lakh → price<=150000 price>=100000
50k-80k beach → tag=beach price<=80000 price>=50000
above 3 lakh → price>=300000
maldives under 50k → place=maldives unmet
honeymoon under 10k → tag=honeymoon unmet
europe below 1 lakh → place=europe unmet
cheap → cheapest
cheapest maldives → place=maldives cheapest
budget trip to vietnam → place=vietnam cheapest
20k → price<=20000
5 nights from Delhi → nights=5..5 from=Delhi
bali 5 nights → place=bali nights=5..5
5N bali → place=bali nights=5..5
4 days goa → place=goa nights=3..3
kerala 5n/6d → place=kerala nights=5..5
week in vietnam → place=vietnam nights=6..7
long weekend → nights=1..4
weekend getaway in goa → place=goa nights=1..4
seven nights himachal → place=himachal unmet
goa 10 nights → place=goa unmet
5 nights under 50k → nights=5..5 price<=50000
6-7 nights turkey → place=turkey nights=6..7
from ahmedabad → from=Ahmedabad
from bangalore → from=Bengaluru
ex mumbai dubai → place=dubai from=Mumbai
mumbai to singapore → place=singapore from=Mumbai
kashmir from delhi under 40k → place=kashmir from=Delhi price<=40000
japan from bombay → place=japan from=Mumbai
flights included → flights
singapore with flights → place=singapore flights
europe including airfare → place=europe flights
bali with flights → place=bali unmet
dubai without flights → place=dubai noflights
visa free → place=thailand,bangkok,malaysia,mauritius,nepal,bhutan
visa free beach → place=thailand,malaysia,mauritius tag=beach
no visa required countries → place=thailand,bangkok,malaysia,mauritius,nepal,bhutan
visa on arrival → place=bali,maldives
S04390 → key=bali1
s05214 → key=maldives1
bali3 → key=bali3
S-04701 → key=vietnam1
package code S07111 → key=kerala1
S09999 → none
fiji → unsold=Fiji
greece → unsold=Greece
kenya → unsold=Kenya
georgia → unsold=Georgia
egypt honeymoon → unsold=Egypt
usa → unsold=USA
london → unsold=London
ooty → unsold=Ooty
ग्रीस → unsold=Greece
lakshadweep under 50k → unsold=Lakshadweep
spain 7 nights → unsold=Spain
south korea → unsold=South Korea
houseboat → text=houseboat
scuba diving → text=scuba
skiing → text=ski
safari → text=safari
romantic → tag=honeymoon
trip with kids → tag=family
hot air balloon → text=balloon
whale shark → key=maldives4
goa december → place=goa month=12
kerala in july → place=kerala unmet
diwali holidays → month=10,11
christmas in europe → place=europe month=12
tea gardens → text=tea
northern lights → unsold=Northern lights
qwxz → none
blorf zzkq → none
કુટુંબ સાથે કેરળ → place=kerala tag=family
राजस्थान में ऊंट की सवारी → place=rajasthan text=camel
મે મહિનામાં ક્યાં જવું → month=5
मसूरी घूमना है → unsold=Mussoorie
मई में ठंडी जगह → month=5
दिल्ली से अस्सी हज़ार में विदेश → region=international from=Delhi price<=80000
मुझे बाघ देखने हैं → text=tiger
shadi ki saalgirah ke liye trip → tag=honeymoon
pachas hazar me kashmir → place=kashmir price<=50000
vietnamtour → place=vietnam
keralahouseboat → place=kerala text=houseboat
goaunder25k → place=goa price<=25000
ladakhbiketrip → place=ladakh
chiang-mai → key=thailand4
no more than 60000 for a couple kerala → place=kerala price<=60000
fly from mumbai to tokyo → key=japan2,japan1 text=tokyo
durban → unsold=Durban
kalimpong → unsold=Kalimpong
chiang mai → key=thailand4
ગોવામાં હનીમૂન → place=goa tag=honeymoon
કેરળનું પેકેજ → place=kerala
અમદાવાદથી ગોવા → place=goa from=Ahmedabad
કાશ્મીરમાં બરફ → place=kashmir text=snow
૫૦ હજારથી ઓછા → price<=50000
વિઝા વગર → place=thailand,bangkok,malaysia,mauritius,nepal,bhutan
રાજસ્થાનનો પ્રવાસ → place=rajasthan
હિમાચલમાં ૫ રાત → place=himachal nights=5..5
ગ્રીસની ટૂર → unsold=Greece
बिना वीजा वाले देश → place=thailand,bangkok,malaysia,mauritius,nepal,bhutan
लद्दाख जाना है जून में → place=ladakh month=6
where to go in october with family → tag=family month=10
senior citizen friendly ladakh → place=ladakh
`

/**
 * Written after the search, in parts: at first 64 of 69 of the first part were right, 56 of 60, 35 of 39 and 93 of 107 of the last three.
 * Since then only spellings in Indian scripts, names of places and sights, and general rules were added.
 */
const HELD_OUT = `
कुल्लू मनाली → place=himachal
ભૂટાન → place=bhutan
जापान → place=japan
નેપાળ → place=nepal
तुर्की → place=turkey
સાપુતારા → unsold=Saputara
दार्जिलिंग → unsold=Darjeeling
२ लाख के अंदर हनीमून → tag=honeymoon price<=200000
બજેટ ૫૦ હજાર → price<=50000
समुद्र तट → tag=beach
mumbai se goa sasta → place=goa from=Mumbai cheapest
4 din ka goa trip → place=goa nights=3..3
pahadon me honeymoon 50 hazaar tak → tag=honeymoon price<=50000
bangalore se andaman → place=andaman from=Bengaluru
oont ki sawari → text=camel
ghumne ki jagah december me → month=12
queenstwon → place=new-zealand
capadocia → place=turkey text=cappadocia
langkavi → place=malaysia text=langkawi
alepey houseboat → place=kerala text=houseboat
udaypur → place=rajasthan text=udaipur
singapur → place=singapore
srilnka → place=srilanka
nusapenida → key=bali4
chiangmai → key=thailand4
tajmahal → unsold=Agra
santorini honeymoon → unsold=Greece
germany → unsold=Germany
south america → unsold=South America
kedarnath yatra → unsold=Kedarnath
less than 2 lakhs europe → place=europe unmet
upto 45k ladakh → place=ladakh price<=45000
25000 per person bali → place=bali unmet
8 days vietnam → place=vietnam nights=7..7
10 days australia from delhi with flights → place=australia nights=9..9 from=Delhi flights
sri lanka from bangalore → place=srilanka from=Bengaluru
visa-free honeymoon under 1 lakh → place=thailand,bangkok,malaysia,mauritius,nepal,bhutan tag=honeymoon price<=100000
penguins → text=penguin
cherry blossom → place=japan
luxury maldives → place=maldives
river rafting → text=raft
s 05226 → key=hongkong1
new year in thailand → place=thailand,bangkok month=12,1
goa and kerala → place=goa,kerala unmet
ऑस्ट्रेलिया → place=australia
न्यूज़ीलैंड → place=new-zealand
શિમલા → place=himachal text=shimla
મનાલી ૫ રાત → place=himachal
हांगकांग → place=hongkong
મલેશિયા → place=malaysia
मुन्नार → place=kerala text=munnar
जयपुर → place=rajasthan
ઇટાલી → key=europe3
चार धाम → unsold=Char Dham
સ્વિત્ઝર્લેન્ડ → key=europe1
dalhousi → key=himachal2
hydrabad se goa → place=goa unmet
sundarban → unsold=Sundarbans
maldivs honymoon 1.25 lakh → place=maldives tag=honeymoon price<=125000
gangtok → key=north3
rs.35000 goa family → place=goa tag=family price<=35000
kanchanaburi → key=bangkok2
bora bora → unsold=Bora Bora
disney land hong kong → place=hongkong text=disney
6n7d bali → key=bali1
cheapest europe tour → key=europe1
3 lakh se zyada → price>=300000
shimla manali → place=himachal text=shimla
vietnam 8n → key=vietnam6
we want to see sakura in april → place=japan
anything but goa beach → tag=beach not=goa
beach holiday not thailand under 1 lakh → tag=beach not=thailand price<=100000
mujhe pahadon me jana hai may me → place=himachal,kashmir,ladakh,north,bhutan,nepal month=5
barf dekhni hai december mein → month=12 text=snow
shaadi ke baad kahan jaye → tag=honeymoon
bachon ke saath dubai → place=dubai tag=family
papa mummy ke liye aaram wali trip kerala → place=kerala
kam budget goa 3 raat → place=goa nights=3..3
do lakh me europe → place=europe unmet
ek lakh se kam vietnam → place=vietnam price<=100000
50 hazar me honeymoon → tag=honeymoon price<=50000
5 din ki trip kashmir → place=kashmir nights=4..4
4 nights 5 days bali package from ahmedabad → place=bali unmet
srinagar gulmarg pahalgam → place=kashmir
tulip garden → place=kashmir
dal lake shikara → place=kashmir
paris disneyland → place=europe
pattya → place=thailand
phucket beach → place=thailand text=phuket
singapur universal studio → place=singapore
maldivs water villa → place=maldives
rajsthan desert safari → place=rajasthan
veitnam → place=vietnam
hongkong disney → place=hongkong
newzeland → place=new-zealand
andman scuba → place=andaman
mauritus honeymoon → place=mauritius
azerbaijan snow skiing → key=baku4
ladak bike → place=ladakh
maldives 4 nights under 1.25 lakh → place=maldives nights=4..4 price<=125000
kerala houseboat december → place=kerala month=12 text=houseboat
trip in june july → month=6
monsoon getaway august → month=8
new year trip → month=12,1
diwali holiday from mumbai → from=Mumbai month=10,11
christmas europe → place=europe month=12
summer vacation with kids from delhi → from=Delhi tag=family month=5
without flights dubai → place=dubai noflights
with flights under 1 lakh → flights price<=100000
tiger safari india → place=rajasthan,nepal,north,kerala text=tiger
see elephants → text=elephant
scuba diving course → key=andaman3
ski → key=kashmir3,baku4
S05214 → key=maldives1
pune se goa → place=goa unmet
દુબઈ ફેમિલી ટૂર → place=dubai tag=family
હિમાચલ મનાલી → place=himachal text=manali
સિંગાપોર બાળકો સાથે → place=singapore tag=family
ગોવા 3 રાત → place=goa nights=3..3
સસ્તું હનીમૂન → tag=honeymoon
મુંબઈથી કેરળ → place=kerala from=Mumbai
બરફ જોવો છે → text=snow
राजस्थान ऊंट सफारी → place=rajasthan
बच्चों के साथ सिंगापुर → place=singapore tag=family
एक लाख से कम हनीमून → tag=honeymoon price<=100000
दिल्ली से कश्मीर 4 रात → place=kashmir from=Delhi nights=4..4
केरल हाउसबोट → place=kerala text=houseboat
पांच दिन की यात्रा → nights=4..4
not europe under 3 lakh with flights → flights price<=300000 not=europe
asia trip 7 nights → nights=7..7 region=international
longest tour europe → key=europe3
somewhere cold in may → month=5
islands → tag=beach
best place for honeymoon in september → tag=honeymoon month=9
trekking → tag=adventure
friends group thailand → place=thailand
weekend trip from mumbai → from=Mumbai nights=2..4
not interested in beaches, kerala → place=kerala
rajasthan chhod ke koi bhi india trip → region=domestic not=rajasthan
दुबई के अलावा हनीमून → tag=honeymoon not=dubai
ગોવા સિવાય બીચ → tag=beach not=goa
no maldives, honeymoon with beach under 1 lakh → tag=honeymoon tag=beach price<=100000 not=maldives
anywhere except europe and japan with flights → flights not=europe,japan
south india 5 nights → place=kerala nights=5..5
middle east family trip → place=dubai tag=family
snow in january with family → month=1 text=snow
cherry blossoms march → place=japan month=3
longest kerala trip → key=kerala4
shortest goa package → nights=3..3 place=goa
mehnga honeymoon package → tag=honeymoon
manali shimla 5 raat 6 din delhi se → place=himachal nights=5..5 from=Delhi
80 thousand bali → place=bali price<=80000
budget 1.5 lakh for 2 people vietnam → place=vietnam price<=150000
30k per person andaman → place=andaman price<=60000
bankok pataya → place=thailand,bangkok
kulalumpur genting → place=malaysia
srinager houseboat → place=kashmir
jaisalmair desert camp → place=rajasthan
capadocia baloon → place=turkey text=balloon
shrilanka train → place=srilanka text=train
मनाली में बर्फ → place=himachal
मालदीव हनीमून 4 रात → place=maldives nights=4..4
ન્યૂઝીલેન્ડ → place=new-zealand
ભૂતાન મે મહિનામાં → place=bhutan month=5
રાજસ્થાન શિયાળામાં → place=rajasthan month=12,1,2
prague vienna → key=europe2
kids friendly singapore december → place=singapore tag=family month=12
diwali trip family from ahmedabad → from=Ahmedabad tag=family month=10,11
visa on arrival honeymoon → tag=honeymoon
june me kahan ghumne jaye → month=6
abu dhabi → key=dubai2
great barrier reef → key=australia2
kruger → key=southafrica2
living root bridge → key=north1
anniversary trip 3 nights under 30000 → tag=honeymoon nights=3..3 price<=30000
S05226 → key=hongkong1
glow worm caves → place=new-zealand
new zealand not in june → place=new-zealand
i dont want goa, suggest beach in india → region=domestic tag=beach not=goa
honeymoon in hills not kashmir → not=kashmir tag=honeymoon place=himachal,ladakh,north,nepal,bhutan
europe ke alawa 3 lakh tak → not=europe price<=300000
thailand nahi, vietnam → place=vietnam
कश्मीर नहीं हिमाचल → place=himachal
કેરળ સિવાય હનીમૂન ભારતમાં → tag=honeymoon region=domestic not=kerala
everything but india → region=international
southeast asia under 70k → place=bali,thailand,bangkok,singapore,malaysia,vietnam price<=70000
north india with parents in october → place=himachal,kashmir,ladakh,rajasthan month=10
cheapest international flight included → flights region=international
costliest maldives → key=maldives5
sabse lambi trip → key=europe3
hill station near mumbai 4 nights → nights=4..4
snowfall february → month=2 text=snow
skydiving dubai → place=dubai
rafting himachal → place=himachal
paragliding → text=paraglid
sunset cruise maldives → place=maldives
backwater houseboat 4 nights → place=kerala nights=4..4
sikkim gangtok from ahmedabad → key=north3
nubra valley → place=ladakh
pangong lake june → place=ladakh month=6
port blair from bangalore → place=andaman from=Bengaluru
udaipur jodhpur → key=rajasthan1
sydny melborne → key=australia1
quenstown → place=new-zealand
amstradam → key=europe3
istambul kapadokya → place=turkey
हनोई → place=vietnam
જાપાન ચેરી બ્લોસમ → place=japan
सिक्किम → key=north3
પેરિસ → place=europe
2 adults 2 kids bali → place=bali
9 nights under 1.25 lakh vietnam → key=vietnam5
family 40000 total 4 days → tag=family price<=40000 nights=3..3
christmas new year goa → place=goa month=12,1
don't want to go to dubai, family abroad → region=international tag=family not=dubai
singapore malaysia nahi, bali → place=bali
कोई भी जगह गोवा के अलावा → not=goa
no beaches please, 5 nights in india → region=domestic nights=5..5
mountains with kids may → place=himachal,kashmir,ladakh,north,nepal,bhutan,kerala,srilanka,baku month=5
adventure trip not ladakh under 60k → tag=adventure not=ladakh price<=60000
parents ke saath kerala 4 raat → place=kerala nights=4..4
beti ke saath singapore → place=singapore
honeymoon 2 lakh mauritius → place=mauritius price<=200000
dusshera holiday → month=10
republic day weekend january → month=1
school holidays may june family → tag=family month=5,6
10 day europe → place=europe nights=9..9
a week in japan → place=japan nights=6..7
bangalore to andaman → place=andaman from=Bengaluru
from hyderabad to bali → place=bali unmet
dilli se nepal → place=nepal from=Delhi
flights included japan from delhi → place=japan from=Delhi flights
4 star goa → place=goa
cheap maldives → key=maldives1
bhutn → place=bhutan
azarbaijan → place=baku
nusa penida → key=bali4
ha long bay → place=vietnam
kazaringa → key=north2
gulmarg ski → key=kashmir3
krabi phuket bangkok → key=thailand3
alappuzha → place=kerala
dharamsala mcleodganj → key=himachal2
થાઇલેન્ડ → place=thailand,bangkok
કાશ્મીર હાઉસબોટ → place=kashmir
हाँगकाँग डिज़्नी → place=hongkong
ऑस्ट्रेलिया 9 रात → place=australia nights=9..9
दस दिन यूरोप → place=europe nights=9..9
manali volvo → place=himachal
neil island → place=andaman
cape town garden route → key=southafrica2
goa nahi, kerala chahiye → place=kerala
tulip season kashmir april → place=kashmir month=4
hong kong disneyland → key=hongkong1
dal lake shikara ride → place=kashmir
houseboat in alleppey 2 nights kerala → place=kerala text=houseboat unmet
kumarakom honeymoon → key=kerala3
gulmarg skiing package → key=kashmir3
vaishno devi with kashmir → place=kashmir
chhota trip 3 raat goa → place=goa nights=3..3
mummy papa ke liye araam wala trip kashmir → place=kashmir
bachon ke saath singapore universal studio → key=singapore2
thailand 5 din under 50000 → place=thailand price<=50000
phuket krabi 5 nights → key=thailand2
puket → place=thailand text=phuket
maldievs honeymoon → place=maldives tag=honeymoon
mauritious package from bangalore → place=mauritius from=Bengaluru
shimla manali from delhi 5 nights → key=himachal1
kulu manali → place=himachal text=manali
dharamshala mcleodganj → key=himachal2
ladakh bike trip june → place=ladakh month=6
leh laddakh with flight from delhi → key=ladakh2
andman havelock scuba → place=andaman
rann of kutch → unsold=Kutch
nainital mussoorie → unsold=Nainital,Mussoorie
amarnath yatra → unsold=Amarnath
london 7 days → unsold=London
new york → unsold=USA
egypt pyramids → unsold=Egypt
seychelles → unsold=Seychelles
ooty kodaikanal → unsold=Ooty,Kodaikanal
ઉત્તરાખંડ → unsold=Uttarakhand
दुबई 5 रात → place=dubai nights=5..5
कश्मीर हनीमून पैकेज → place=kashmir tag=honeymoon
केरल आयुर्वेद → place=kerala text=ayurved
सस्ता गोवा पैकेज → place=goa cheapest
शिमला 5 रात → key=himachal1
विदेश यात्रा 1 लाख के अंदर → region=international price<=100000
લદ્દાખ → place=ladakh
ગોવા ફેમિલી પેકેજ → place=goa tag=family
વિયેતનામ → place=vietnam
બાળકો સાથે દુબઈ → place=dubai tag=family
હનીમૂન માલદીવ → place=maldives tag=honeymoon
અમદાવાદથી દુબઈ → place=dubai from=Ahmedabad
december me baraf wali jagah → month=12 text=snow
sabse sasta foreign trip → key=bangkok1
mumbai se bali 6 nights → place=bali from=Mumbai nights=6..6
ahmedabad se kerala → place=kerala from=Ahmedabad
bengaluru to thailand → place=thailand from=Bengaluru
vietnam 8 nights → key=vietnam6
halong bay cruise → place=vietnam text=ha long
desert safari dubai → place=dubai text=desert
ranthambore tiger safari → key=rajasthan3
manta ray snorkelling → place=maldives,bali text=manta
tigers nest bhutan → place=bhutan text=tiger
adam peak sri lanka train → key=srilanka2
scuba course padi → key=andaman3
hobbiton → key=newzealand1
kruger safari → key=southafrica2
cherry blossom japan april → place=japan month=4
europe trip under 3 lakh → key=europe1
kashmir nahi himachal dikhao → place=himachal
golden temple amritsar → key=himachal2
eiffel tower → place=europe
disneyland with kids → place=hongkong
universal studios japan → key=japan1
hot air balloon turkey → place=turkey
elephant sanctuary chiang mai → key=thailand4
floating market bangkok → key=bangkok1
burj khalifa ticket → place=dubai
water villa maldives → key=maldives2
nusa penida snorkeling → place=bali
mount batur sunrise trek → key=bali4
ferrari world → key=dubai2
pangong lake camping → place=ladakh
spiti valley august → key=himachal3
kerala ayurveda massage → place=kerala
theyyam → key=kerala2
dudhsagar waterfall goa → key=goa4
kaziranga rhino → key=north2
udaipur jaipur 6 din → place=rajasthan text=udaipur
jaisalmer desert camp → key=rajasthan2
ramayana trail sri lanka → key=srilanka1
table mountain → place=southafrica
mt titlis switzerland → key=europe1
vienna budapest → key=europe2
cuba → unsold=Cuba
korea trip from mumbai → unsold=South Korea
tirupati darshan → unsold=Tirupati
manali me paragliding → place=himachal
दो लोगों के लिए बाली → place=bali
स्विट्जरलैंड → key=europe1
થાઈલેન્ડ ૫૦ હજાર → place=thailand,bangkok price<=50000
શિમલા મનાલી → key=himachal1
અંદામાન → place=andaman
kasol → unsold=Kasol
20000 me goa → place=goa price<=20000
singapore 1 lakh me flight ke sath → key=singapore3
europe without visa → place=europe unmet
new year goa december 5 nights → place=goa nights=5..5
kashmir tour package from ahmedabad → place=kashmir unmet
houseboat stay srinagar → place=kashmir
alleppey boat house → key=kerala1,kerala4
kullu manali honeymoon trip → key=himachal1
char dham yatra → unsold=Char Dham
statue of unity → unsold=Statue of Unity
switzerland trip 7 nights → key=europe1
eiffel tower tour → key=europe1,europe3
dubai under 1 lakh for two → place=dubai price<=100000
cheapest international trip → key=bangkok1
best place for snow in january → key=kashmir3,baku4
december me kaha jaye → month=12
goa 5 din → place=goa nights=4..4
do log ke liye bali → place=bali
mummy papa ke saath trip → tag=family
scuba diving course → key=andaman3
tiger dekhna hai → key=rajasthan3,nepal2
rhino safari → key=north2,nepal2
lion safari africa → place=southafrica
desert camp jaisalmer → key=rajasthan2
lake city udaipur → key=rajasthan1,rajasthan3
golden temple → key=himachal2
dalai lama temple → key=himachal2 unmet
spiti valley road trip → key=himachal3
living root bridge → key=north1
gurudongmar lake → key=north3
hornbill festival nagaland → unsold=Nagaland
sakura season → place=japan
mount fuji tour → place=japan
bullet train ride → place=japan
great barrier reef → key=australia2
sydney opera house → place=australia
milford sound cruise → place=new-zealand
hobbiton movie set → place=new-zealand
table mountain → place=southafrica
hot air balloon ride → place=turkey
burj khalifa ticket → place=dubai
ferrari world abu dhabi → key=dubai2
universal studios with kids → place=singapore
disneyland with children → key=hongkong1
genting cable car → key=malaysia1
phi phi island speedboat → key=thailand2,thailand3
maldives water villa → place=maldives
swim with whale sharks → key=maldives4
nusa penida day trip → key=bali4
golden hands bridge vietnam → key=vietnam1,vietnam4,vietnam6
ha long bay night cruise → place=vietnam
tigers nest monastery hike → place=bhutan
pashupatinath darshan → place=nepal
nine arch bridge train → key=srilanka2
underwater waterfall → key=mauritius2
seven coloured earth → place=mauritius
azerbaijan 6 days → key=baku1
કાશ્મીર 6 દિવસ → key=kashmir3
दुबई सस्ता पैकेज → key=dubai4
शिमला मनाली टूर → key=himachal1
थाईलैंड का खर्चा कितना है → place=thailand,bangkok
બાળકો સાથે સિંગાપોર → place=singapore tag=family
hanimun maldiv → place=maldives tag=honeymoon
kerla tour → place=kerala
singapur malesia combo → place=singapore,malaysia unmet
andman nikobar → place=andaman
ladhak bike trip → place=ladakh
passport not needed → region=domestic
budget 30k per head → price<=60000
1.5 lakh couple abroad → region=international price<=150000
3 nights from mumbai → nights=3..3 from=Mumbai
singapore with flight → key=singapore3
paris honeymoon → key=europe1,europe3
rome and venice → key=europe3
london trip → unsold=London
usa tour → unsold=USA
coorg → unsold=Coorg
lakshadweep → unsold=Lakshadweep
gulmarg gondola → place=kashmir
trip in august → month=8
diwali vacation with kids → month=10,11 tag=family
summer vacation may family → month=5 tag=family
beach but not goa → tag=beach not=goa
theyyam dance → key=kerala2
tea gardens munnar → place=kerala
ski trip → key=kashmir3,baku4
casino macau → key=hongkong2
easy tour for senior citizens → tag=family
less walking trip with grandparents → tag=family
vegetarian jain food europe → place=europe
new year party trip → month=12
places like switzerland in india → region=domestic
kutch rann utsav → unsold=Kutch
mauritius 5 star → place=mauritius
trip to sikkim gangtok darjeeling → key=north3
ooty hill station → unsold=Ooty
ગોવા સસ્તું પેકેજ ૩ રાત → key=goa1
ચેરાપુંજી → key=north1
मई में पहाड़ों पर परिवार के साथ → month=5 tag=family
कम बजट में विदेश → region=international price<=60000
bali ka kharcha do log → place=bali
thailand girls trip → place=thailand
25th anniversary europe → place=europe
budget friendly dubai tour 4n5d → key=dubai4
how much for andaman 5 nights couple → key=andaman2
kids vacation place near gujarat → tag=family
sun city south africa → key=southafrica1
bhutan without passport → place=bhutan
indian food vietnam → place=vietnam
auckland to queenstown → place=new-zealand
december snow kids 5 nights → month=12 text=snow
`

/** Kinds of queries that were not understood at first: names, doubtful corrections, words of any sentence, kin, festivals. */
const FURTHER = `
hongkong disney land → key=hongkong1
cape town table mountain → place=southafrica
ho chi min city → key=vietnam2,vietnam5
cellular jail kala pani → place=andaman
2 nights → nights=3..3 unmet
week long trip to thailand with family → place=thailand tag=family nights=6..7
peaceful quiet place no crowd → text=quiet
babymoon → tag=honeymoon
himachal without spiti → key=himachal1,himachal2
kya bhutan me passport chahiye → place=bhutan
konsi jagah snowfall dekhne milega → text=snow
40k/person international beach → region=international tag=beach adult<=40000
rainy season getaway → month=6,7,8,9
may end hill station → place=himachal,kashmir,north,kerala,ladakh,malaysia,srilanka month=5,6
sun city lion → key=southafrica1
night life and party → place=goa,thailand,bangkok,bali,dubai
ayurveda massage → place=kerala text=ayurved
hill station except manali → place=himachal,kashmir,north,kerala,ladakh,malaysia,srilanka,nepal
biwi ke saath ghumna → tag=honeymoon
we have 5 days leave in october where to go → month=10 nights=4..5
is there something like switzerland in india → region=domestic
how many days are enough for bhutan → place=bhutan
where can my daughter meet penguins → text=penguin
shadi ke baad ghumne → tag=honeymoon
हिल स्टेशन → place=himachal,kashmir,north,kerala,ladakh,malaysia,srilanka,nepal
need quote for 4 pax dubai 5N → place=dubai nights=5..5
mauritius water sports → place=mauritius
family trip with teenagers adventure → tag=family tag=adventure
low budget 15000 per person → adult<=15000
christmas market → key=europe2
golden temple wagah border → key=himachal2
dudh sagar → key=goa4
not goa, some other beach in india → region=domestic tag=beach not=goa
dream destination for proposal → tag=honeymoon
kam paise me honeymoon → tag=honeymoon price<=60000
twenty five thousand goa couple → place=goa price<=25000
pay 20000 each for himachal → place=himachal adult<=20000
ganpati holidays → month=8,9
nadi ke kinare camp → text=camp
one horned rhinoceros → key=north2,nepal2
pink city → place=rajasthan
mini switzerland khajjiar → key=himachal2
lord of the rings → place=new-zealand
shiva temple → text=temple
spa resort bali → place=bali
trip with in laws → tag=family
family of 5 with grandmother → tag=family
single mother with 2 kids → tag=family
no water activities hill trip → place=himachal,kashmir,ladakh,nepal,bhutan,north,kerala,srilanka
पत्नी के साथ घूमने की जगह → tag=honeymoon
hoi ann → place=vietnam
dasara vacation → month=10,9
tribal village → text=village
not himachal but cold place → not=himachal place=kashmir,ladakh,nepal,bhutan,north
which is better goa or andaman → place=goa,andaman
who provides tawang permit → key=north2
हाउसबोट → text=houseboat
હાઉસબોટ → text=houseboat
`

type Case = { query: string; conditions: string[] }
const catalogue = { version: 'test', packages, destinations }
const search = catalogueSearch(catalogue)
const casesOf = (list: string): Case[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', wanted = ''] = line.split(' → ')
      return { query, conditions: wanted.split(/ (?=\w+[<>]?=|(?:flights|noflights|cheapest|unmet)(?: |$))/) }
    })

/** What is wrong with the answer to a query; an empty list when nothing is. */
function faults({ query, conditions }: Case): string[] {
  const answer = search(query)
  const first = answer?.hits[0]?.pkg
  const place = destinations.find(({ slug }) => slug === first?.destination)
  const isMet = (condition: string): boolean => {
    const [, name = '', value = ''] = /^(\w+)(?:[<>]?=)?(.*)$/.exec(condition) ?? []
    if (name === 'none') return !first && !answer?.unsold
    if (name === 'unsold') return !first && (answer?.unsold?.names.join() ?? '') === value
    if (!first || !place) return false
    const one = value.split(',')
    const isCheapest = packages
      .filter(
        (pkg) =>
          !conditions.some((other) => other.startsWith('place=')) || pkg.destination === first.destination,
      )
      .every((pkg) => pkg.totalPackagePrice >= first.totalPackagePrice)
    const [least = 0, most = 0] = value.split('..').map(Number)
    switch (name) {
      case 'place':
        return one.includes(first.destination)
      case 'not':
        return !one.includes(first.destination)
      case 'key':
        return one.includes(first.key)
      case 'price':
        return condition.includes('<')
          ? first.totalPackagePrice <= Number(value)
          : first.totalPackagePrice >= Number(value)
      case 'adult':
        return pricePerAdult(first) <= Number(value)
      case 'nights':
        return first.nights >= least && first.nights <= most
      case 'from':
        return first.theme === value
      case 'tag':
        return first.tags.some((tag) => tag === value)
      case 'flights':
        return first.includes.includes('Flights')
      case 'noflights':
        return !first.includes.includes('Flights')
      case 'month':
        return first.months.some((month) => one.includes(String(month)))
      case 'region':
        return place.region === value
      case 'text':
        return JSON.stringify([first, place.thingsToDo]).toLowerCase().includes(value)
      case 'cheapest':
        return isCheapest
      case 'unmet':
        return answer?.unmet !== undefined
      default:
        throw new Error(`No such condition: ${condition}`)
    }
  }
  const broken = conditions.filter((condition) => !isMet(condition))
  // An answer that must be right must not say that it is not.
  const doubtful = answer?.unmet && !conditions.includes('unmet') ? [`says: ${answer.unmet}`] : []
  return [...broken, ...doubtful]
}

function missesOf(cases: Case[]): string[] {
  return cases.flatMap((one) => {
    const broken = faults(one)
    return broken.length > 0
      ? [`${one.query}: ${broken.join(' ')} (${search(one.query)?.hits[0]?.pkg.key})`]
      : []
  })
}

describe('the golden set', () => {
  const cases = casesOf(GOLDEN)

  test('has 200 different queries', () => {
    expect(new Set(cases.map(({ query }) => query)).size).toBe(cases.length)
    expect(cases.length).toBeGreaterThanOrEqual(200)
  })

  test.each([
    'गोवा',
    'બાલી',
    'fiji',
    'greece',
    'kenya',
    'georgia',
    'visa free',
    'honeymoon under 1 lakh',
    'danang',
  ])('“%s” is always right', (query) => {
    expect(missesOf(cases.filter((one) => one.query === query))).toEqual([])
  })

  test('has the right first result for at least 95 of 100', () => {
    const misses = missesOf(cases)
    expect(misses.length / cases.length, misses.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test.each([
    ['written afterwards', HELD_OUT],
    ['of further kinds', FURTHER],
  ])('queries %s do as well', (_, list) => {
    const cases = casesOf(list)
    const misses = missesOf(cases)
    expect(misses.length / cases.length, misses.join('\n')).toBeLessThanOrEqual(0.05)
  })
})
