import type { Scene } from '../scene.ts'
import { havelock } from './andaman/havelock-reef.ts'
import { rockBridge } from './andaman/rock-bridge.ts'
import { barrierReef } from './australia/barrier-reef.ts'
import { gabala } from './baku/nohur-lake.ts'
import { shahdag } from './baku/shahdag.ts'
import { sheki } from './baku/sheki-palace.ts'
import { batur } from './bali/batur.ts'
import { kelingking } from './bali/kelingking.ts'
import { tegalalang } from './bali/tegalalang.ts'
import { ulunDanu } from './bali/ulun-danu.ts'
import { ayutthaya } from './bangkok/ayutthaya.ts'
import { floatingMarket } from './bangkok/floating-market.ts'
import { punakha } from './bhutan/punakha.ts'
import { grandMosque } from './dubai/grand-mosque.ts'
import { jebelJais } from './dubai/jebel-jais.ts'
import { palmPalace } from './dubai/palm-palace.ts'
import { prague } from './europe/charles-bridge.ts'
import { colosseum } from './europe/colosseum.ts'
import { benaulim } from './goa/benaulim.ts'
import { calangute } from './goa/calangute.ts'
import { dudhsagar } from './goa/dudhsagar.ts'
import { palolem } from './goa/palolem.ts'
import { billing } from './himachal/billing.ts'
import { hadimba } from './himachal/hadimba.ts'
import { key } from './himachal/key.ts'
import { macau } from './hongkong/st-pauls.ts'
import { shirakawa } from './japan/shirakawa.ts'
import { gulmarg } from './kashmir/gulmarg.ts'
import { pahalgam } from './kashmir/pahalgam.ts'
import { kovalam } from './kerala/lighthouse.ts'
import { munnar } from './kerala/munnar.ts'
import { theyyam } from './kerala/theyyam.ts'
import { lamayuru } from './ladakh/lamayuru.ts'
import { turtuk } from './ladakh/turtuk.ts'
import { skyBridge } from './malaysia/sky-bridge.ts'
import { dolphins } from './maldives/dolphin-dhoni.ts'
import { maafushi } from './maldives/maafushi.ts'
import { hanifaru } from './maldives/manta-bay.ts'
import { dhigurah } from './maldives/whale-shark.ts'
import { chamarel } from './mauritius/chamarel.ts'
import { chitwan } from './nepal/chitwan.ts'
import { franzJosef } from './new-zealand/franz-josef.ts'
import { kanchenjunga } from './north/kanchenjunga.ts'
import { tawang } from './north/tawang.ts'
import { jaisalmer } from './rajasthan/jaisalmer.ts'
import { ranthambore } from './rajasthan/ranthambore.ts'
import { bintan } from './singapore/bintan.ts'
import { peranakan } from './singapore/joo-chiat.ts'
import { sentosa } from './singapore/sentosa.ts'
import { kruger } from './southafrica/kruger.ts'
import { nineArch } from './srilanka/nine-arch.ts'
import { tooth } from './srilanka/tooth-temple.ts'
import { samui } from './thailand/big-buddha.ts'
import { doiSuthep } from './thailand/doi-suthep.ts'
import { jamesBond } from './thailand/james-bond.ts'
import { sanctuary } from './thailand/sanctuary.ts'
import { konya } from './turkey/green-dome.ts'
import { antalya } from './turkey/old-harbour.ts'
import { pamukkale } from './turkey/pamukkale.ts'
import { goldenBridge } from './vietnam/golden-bridge.ts'
import { hoiAn } from './vietnam/hoi-an.ts'
import { sapa } from './vietnam/muong-hoa.ts'
import { hue } from './vietnam/noon-gate.ts'
import { phuQuoc } from './vietnam/phu-quoc.ts'

/** The scenes of sights: pictures of packages that have these on their route, and of some other pages. */
export const sightScenes: readonly Scene[] = [
  havelock,
  rockBridge,
  barrierReef,
  gabala,
  shahdag,
  sheki,
  batur,
  kelingking,
  tegalalang,
  ulunDanu,
  ayutthaya,
  floatingMarket,
  punakha,
  grandMosque,
  jebelJais,
  palmPalace,
  prague,
  colosseum,
  benaulim,
  calangute,
  dudhsagar,
  palolem,
  billing,
  hadimba,
  key,
  macau,
  shirakawa,
  gulmarg,
  pahalgam,
  kovalam,
  munnar,
  theyyam,
  lamayuru,
  turtuk,
  skyBridge,
  dolphins,
  maafushi,
  hanifaru,
  dhigurah,
  chamarel,
  chitwan,
  franzJosef,
  kanchenjunga,
  tawang,
  jaisalmer,
  ranthambore,
  bintan,
  peranakan,
  sentosa,
  kruger,
  nineArch,
  tooth,
  samui,
  doiSuthep,
  jamesBond,
  sanctuary,
  konya,
  antalya,
  pamukkale,
  goldenBridge,
  hoiAn,
  sapa,
  hue,
  phuQuoc,
]
