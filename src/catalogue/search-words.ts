import type { Theme } from '../contract/themes.ts'
import { foldText } from './search-text.ts'

/**
 * Words that mean another one: Hinglish, and Hindi and Gujarati as `foldText` writes them in Latin letters. A line is
 * the meaning and the words for it; a space within a word is written `_`.
 */
const MEANINGS = `
goa: gova
maldives: maladiv maldiv maldeev
vietnam: viyatanam viyetanam viyatnam
turkey: turki tarki tarky
istanbul: istambul
southafrica: afrika africa south_africa
bali: baali
dubai: dubay emirates yuei
kashmir: kasmir jammu j_and_k
himachal: himacal
andaman: andamaan nicobar
bhutan: bhootan
mauritius: moreshiyas moris morishas moriseis
switzerland: swiss svitjaralaind svitjharlend svitjarlend
azerbaijan: ajarabaijan
alleppey: alappuzha alapi allepey
cape_town: kepataun
manali: kullu kulu
kochi: cochin
cherrapunji: sohra cherapunji
dharamshala: mcleodganj mcleod_ganj dharmasala
bangkok: bainkok benkok
phuket: fuket
singapore: sg singapur singapor
malaysia: maleshiya
hong_kong: hk hangakang hangakong hongakong
new_zealand: nz nyujilaind nyujilend nyujhilend
kuala_lumpur: kl
macau: macao
europe: yurop eurotrip
australia: oz austreliya ostreliya
north_east: uttar_purv uttar_purva purvottar
north_india: uttar_bharat
south_india: dakshin_bharat
japan: japaan
kerala: keral backwaters
greece: gris yunan
usa: amerika
egypt: misr
georgia: jorjiya jyorjiya
ooty: uti
spain: spen
canada: kanada keneda
russia: rus rashiya
china: chin
dwarka: dvaraka
lakshadweep: lakshadvip
diu: div
london: landan
paris: peris pairis
germany: jarmani
england: inglaind
france: frans
italy: itali
delhi: dilli new_delhi
mumbai: bombay mumbi
bengaluru: bangalore bengalore bangluru
ahmedabad: ahemdabad ahmadabad amadavad ahamadabad amdavad
honeymoon: hanimun babymoon minimoon saalgirah salgirah varshgaanth varshganth romantic romance couple couples suhagraat newlywed newlyweds anniversary navvivahit shadi_ke_bad shaadi_ke_baad wife husband biwi patni pati hubby spouse partner girlfriend boyfriend gf fiance fiancee shadi shaadi wedding married marriage vivah jodi shadi_ke_baad proposal propose
family: kutumb kutunb faimili femili parivar parivaar kids kid child children bachche bachcho bachchon bachon baccho bachho bachchen balako chhokara parents baby babies infant toddler grandparents elderly elders old_age senior_citizen senior_citizens mata_pita mummy_papa papa_mummy maa_baap dada_dadi son daughter beta beti mom dad mum mother father mummy papa maa sister brother cousin cousins relatives nana_nani nani dadi saas sasur in_laws grandma grandpa grandmother grandfather grandson granddaughter teen teens teenager teenagers bhai behen toddlers
adventure: edavenchar edvenchar romanch thrill adventurous adventure_sports
beach: samundar samudra samudr samandar dariya dariyo dariyakinaro beaches bich seaside tat beech
mountains: thandi thanda thandu thandi_jagah cold cool cool_place cold_place hill_station hill_stations hills hilly mountain pahad pahadi pahado pahadon parvat dungar hil_steshan
nature: scenery prakriti natural
cherry_blossom: sakura hanami cherry_blossoms
dont: don_t do_not doesnt didnt never
nahi: nahin nahee nathi
except: excluding besides other_than apart_from instead_of except_for leaving
chhodkar: alawa alava ke_alawa ke_alava siva sivay sivaay ke_siva chhod chod chhodke chodke chodkar chhodi chhodine
dearest: expensive costliest priciest costly mehnga mehenga mahenga mahanga highest_price highest_priced
longest: lambi lamba sabse_lamba sabse_lambi lambo lambi_trip
shortest: quickest chhoti chhota sabse_chhota sabse_chhoti
quiet: peaceful tranquil serene relaxing relaxed peace shant shanti sukoon sukun aaram araam less_crowded not_crowded no_crowd uncrowded kam_bheed offbeat unexplored hidden_gem hidden_gems relax chill unwind
snow: barf barfabari baraf baraf_wali himvarsha snowfall snowy
tiger: sher sinh vagh bagh baagh tigers
elephant: haathi hathi elephants
temple: mandir temples pilgrimage pilgrim dharmik tirth teerth tirthyatra teerthyatra darshan religious spiritual
lake: jhil jheel sarovar talav
desert: registan
island: tapu dweep islands
river: nadi nadiyan
waterfall: jharna dhodh
forest: jangal jungle
fort: kila killa qila
palace: mahal
train: relagadi
camel: unt oont
balloon: hot_air_balloon hotair_balloon
diving: dive padi
trek: trekking trekk hike hiking treks
skiing: skeeing skiiing
shinkansen: bullet_train bullet_trains
shopping: kharidari
watersports: water_sports water_sport
nightlife: party parties partying clubbing pub pubs nightclub nightclubs
cheapest: sasta saste sasti sastun sastu cheap affordable economical economy inexpensive kifayati not_expensive not_too_expensive not_costly not_very_expensive kam_paise kam_paison thode_paise kam_kharche low_price lowest_priced low_priced ochha_bajet ochha_budget ochha_bajetaman ochha_bajetman
luxury: lakjari lagjari luxurious premium alishan
countries: wale_desh vale_desh wala_desh vala_desh deshon desho desh
domestic: india indian desh_me desh_mein apne_desh bharat swadesh
international: abroad foreign overseas videsh videsi pardes
nights: night nait raat rat raatein ratri
days: day din dino divas divaso
week: weeks hafta hafte saptah athvadiyu
60_thousand: saath_hazar saath_hazaar saath_hajar sath_hazar sath_hazaar sath_hajar
thousand: hazar hazaar hajar hajaar thousands
lakh: lac lacs lakhs laakh lakhon
rs: inr rupees rupee rupaye rupye rupiya rupay
flights: flight viman flait flaits airfare airfares airticket airtickets air_ticket air_tickets air_fare plane hawai_jahaj
with: sath saath ke_sath ke_saath sathe ni_sathe including includes inclusive incl included
january: janavari janyuari
february: faravari februari
april: aprail epril
may: mai me_mahinaman me_mahinama
july: julai
august: agast ogast
september: sitanbar saptembar
october: aktubar oktobar
november: navanbar navembar
december: disanbar disembar
budget: bajat bajet
2_people: per_couple for_couple for_a_couple a_couple
without: bina vina vagar binaa
under: below within upto up_to less_than ke_andar se_kam ke_niche se_niche ke_neeche tak sudhi ni_andar thi_ochha thi_ochhu thi_ochhun thi_ochhi thi_ochu thi_niche maximum max not_more_than no_more_than or_less andar
over: above more_than not_less_than no_less_than at_least minimum se_zyada se_jyada se_adhik se_upar thi_vadhu thi_vadhare thi_upar
around: about approx approximately lagbhag roughly
per_person: per_person pp per_head per_adult per_pax each prati_vyakti ek_vyakti pax_each
people: persons person adults pax log logo logon friends guests members dost
from: ex departing starting
visa: vijha vija viza passport
near: nearby close_to ke_paas ke_pass ke_nazdik paas nazdik najik nikat
similar: similar_to jaisa jaisi jaise jevu jevi jeva jevun
nopassport: without_passport no_passport passport_free bina_passport passport_ke_bina passport_nahi passport_not_needed passport_not_required
meals: indian_food indian_meals indian_khana jain_food jain_meals jain_khana veg_food veg_meals veg_khana pure_veg vegetarian_food vegetarian_meals vegetarian_jain_food jain_vegetarian_food shakahari_khana shakahari
summer: garmi garmiyon garmiyo unalo unala
winter: sardi sardiyon thand shiyalo
dussehra: dasara dasera dashera vijayadashami vijayadasami
diwali: dipavali dipawali deepawali
monsoon: barish baarish sawan chomasu rainy rainy_season barsat barsaat varsad
`

/** What a word or a group of words, joined by `_`, means. */
export const MEANING_OF: ReadonlyMap<string, string> = new Map(
  MEANINGS.trim()
    .split('\n')
    .flatMap((line) => {
      const [meaning = '', words = ''] = line.split(': ')
      return words.split(' ').map((word) => [word, meaning.replaceAll('_', ' ')] as const)
    }),
)

/** Words of packages that are also meant by a word that is searched. */
export const ALSO: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    snow: ['ski', 'glacier'],
    skiing: ['ski'],
    tiger: ['tigers'],
    elephant: ['elephants'],
    desert: ['dunes'],
    camp: ['tent', 'tents', 'tented', 'dunes'],
    shopping: ['shop', 'bazaar', 'market'],
    watersports: ['parasailing', 'snorkelling', 'kayak', 'jet'],
    nightlife: ['clubs', 'lively'],
    history: ['historic', 'ancient', 'heritage', 'ruins', 'museum'],
    culture: ['traditional', 'heritage', 'dance', 'craft', 'museum'],
    plantation: ['estate', 'estates'],
    handicraft: ['craft', 'crafts'],
    stargazing: ['stars', 'milky'],
    diving: ['dive', 'scuba'],
    wildlife: ['safari', 'tiger', 'elephant'],
    hills: ['hill', 'mountains'],
    waterfall: ['falls', 'waterfalls'],
    forest: ['rainforest', 'safari'],
    mountains: ['mountain', 'alps'],
  }),
)

/** Themes of words of packages, which come first among those that have the word. */
export const KIND_OF: ReadonlyMap<string, Theme> = new Map(
  Object.entries({
    adventure: 'trek ski skiing raft rafting dive diving scuba camping paragliding biking climbing',
  }).flatMap(([theme, words]) => words.split(' ').map((word) => [word, theme as Theme] as const)),
)

/** Words that order the packages found, and are required of them only when nothing else is asked for. */
export const SOFT_WORDS: ReadonlySet<string> = new Set('quiet scenic easy gentle slow'.split(' '))

const words = (text: string) => new Set(text.trim().split(/\s+/))

const INDIC_EMPTY_WORDS = `
  में मैं से का की के को पर ने और या है हैं हो था थी लिए लिये वाला वाली वाले जगह जगहें जगहों स्थान जाना जाने जाएं जाएँ जाऊं जाये घूमना देखना देखनी देखने करना करनी करने बिताना बितानी मनाना मनानी
  घूमने घूमनेवाली कहाँ कहां कब कौन कौनसा कौनसी कितना कितने कितनी खर्च खर्चा दाम कीमत चाहिए यात्रा सफर पैकेज टूर ट्रिप छुट्टी छुट्टियां
  छुट्टियाँ छुट्टियों सबसे अच्छा अच्छी अच्छे बढ़िया मुझे हमें हम अपने दिखाओ दिखाएं बताओ बताएं लोग लोगों महीना महीने समय बेस्ट प्लान हॉलिडे वेकेशन
  माँ માં નું નાં ની નો ના ને થી પર અને કે છે માટે વાળું વાળા વાળી જગ્યા જગ્યાઓ સ્થળ સ્થળો જવું જવા જવાનું ફરવા ફરવાની ફરવાના ફરવું
  ક્યાં ક્યારે કયું કેટલો કેટલા કેટલી કેટલું થાય ખર્ચ ભાવ કિંમત જોઈએ જોવો જોવા જોવી જોવું કરવું કરવી કરવા છીએ છું યાત્રા પ્રવાસ સફર પેકેજ પેકેજો ટૂર ટ્રિપ રજા રજાઓ રજાઓમાં સૌથી સારું સારી
  સારા શ્રેષ્ઠ મને અમને અમારે બતાવો મહિનો મહિના સમય બેસ્ટ પ્લાન હોલિડે વેકેશન`

/** Words that ask for nothing. */
export const EMPTY_WORDS: ReadonlySet<string> = words(`
  a an and at by for from holiday holidays in of on or package packages tour tours the to trip trips with is are i we me my
  want need show find plan planning visit visiting place places country countries destination destinations best top good
  great please some any travel vacation vacations getaway code id required needed two only deal deals offer offers near
  price prices cost budget rs visa itinerary
  ka ke ki ko mein se hai hain ho chahiye wali wala wale vali jagah jagahen dekhna dekhne dekhni dekhi kuchh kuch ghoomna ghumna ghumne ghoomne
  jana jane liye baad aur ya yatra safar paikej chutti chuttiyan tur hotal paikej nu na ni no ma mate thi par here under over around
  things do us nice beautiful amazing good like go going see enjoy time where what which how can be about all
  saal dikhao batao kahan koi accha achha achhi acchi achchi achi pe per person people log
  sabse kab kaun kaunsi konsi kitna kitne kitni kharcha kharch paisa paise mujhe hume humko chahte badhiya mahine mahina
  not too far crowded season seasons weather trail trails circuit circuits
  jovo jova jovi jovu karvu karvi karva karna karni karne rehna chalo chalna chalte jaye jaaye jaana group groups solo alone gang
  girls boys ladies women gents office corporate team outing outings picnic year years old college school bachelor bachelors bachelorette somewhere anywhere anything
  everything everywhere else but most very really quite much lots lot spend days day nights first time
  fly flying ride rides sawari savari savaari you your our us it its this that there also would could should hi hello hey pls plz give tell suggest suggestion
  similar suggestions recommend looking look book booking details info option options idea ideas during next coming month months
  been being was were will shall might must am im if then than so such as into out up just still ever always maybe
  who why when kind type sort way they them their he she his her someone everyone get got make take come has have having had
  does did doing done possible available know think thinking wish wanna love prefer interested help perfect ideal suitable
  wonderful lovely memorable unforgettable exciting famous popular favourite decent special unique worth full whole entire
  long many enough something nothing leave journey both combo combined combine together multi multiple several
  other others another different stuff thing few bit little quote quotation enquiry inquiry rate rates fare tariff total amount
  agency agent online
  girl boy boys lady woman man men mate mates colleagues provide provides
  dream surprise alag kinara kinare pay spending afford priced pricing choose choice select better rated rating review reviews
  photos pictures weather temperature climate safety trusted quality service facility facilities arrange customised
  customized custom personalised urgent urgently asap today tomorrow soon now later flexible date dates availability advance
  discount fun masti maza mazaa enjoyment refresh mood vibe vibes feel explore exploring life young aged single mini
  friendly safe clean comfortable early late mid end beginning shuru aakhri less kam without non eid ramzan ramadan
  crowd crowds rush bheed bhid
  kaha kahaan kya kyu kyun kaise kaisa kaisi kidhar kahin kahi ilake ilaka kisi jo jis jisme jab tab agar lekin bhi toh mil milta milti milte milega
  milegi milenge sakta sakti sakte hoga hogi honge hota hoti hote raha rahe rahi tha kar karo karen kare karte karke karenge
  lena dena de dijiye bataiye batana jao jau jaun jayenge jata jate jati aana chahta chahti chahie pasand lagta mera meri mere
  hamara hamari hamare humein aap aapke tum uska yeh ye yahan wahan woh wo vo sab sabhi pura bahut bohot thoda thodi zyada jyada
  abhi phir fir sirf bas pehli pehle pahli baar
  shu su kyare kevi kevu hoy hase joie joiye mane amne amare tame lai laine jaiye javu farva malse malshe saru badhu vadhare
  ${foldText(INDIC_EMPTY_WORDS)}`)
