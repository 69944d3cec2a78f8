import { wordsOfMessages } from './words-of-messages.js';

/**
 * Words that are also names of places, such as Nice, Of, Most and Same. They are read as places only where the grammar
 * shows it.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  (
    'save guna cepat bulan tarikh sana sini situ anak nice reading bath mobile orange split most same of van man home date best bar box boxes bed beds flat house piano move ' +
    'mover movers moving pack packing price quote cost from to in on at by for with without and or the a an my our your i me we ' +
    'you he she it is are was be been do does did can could will would should may might must need want have has had get got ' +
    'go going come coming help please thanks thank hello hi hey yes no not ok okay what when where which who how why much many ' +
    'long day days week weeks month months year years time soon now today tomorrow next last first two three four five six ' +
    'seven eight nine ten one car dog cat pet pets dogs cats truck lorry ship ships air sea port container storage store sofa ' +
    'table chair desk office company service services customer insurance cover claim visa customs duty tax papers form forms ' +
    'document documents school bank phone call email name number address city town country there here this that these those ' +
    'big small large little old new good bad great cheap early late fast slow hot cold wet dry safe sale sell buy pay money ' +
    'love like think know tell say ask see look find make take bring give send leave leaving live living work working start ' +
    'end stop open close wait plan hope wish book books art wine plants plant food water gas light power tv bike bikes ' +
    'garden room rooms kitchen bedroom bedrooms studio apartment apartments building floor stairs lift street road hill park ' +
    'lake river bay beach island point grove field green white black brown red blue rose lane village centre center central ' +
    'march may june august april summer winter spring autumn fall monday tuesday wednesday thursday friday saturday sunday ' +
    'king queen prince lady lord church bell clay stone wood woods iron gold silver sand rock salt sugar rice corn eagle ' +
    'wolf bear fox deer fish bird buffalo anna lee maria jose john james paul peter george grace victoria florence sydney ' +
    'austin jackson houston lincoln washington madison tyler jordan chad georgia charlotte aurora eugene dallas savannah ' +
    'brooklyn chelsea carmen santiago lima como tours brest nancy bari bra ulm essen worms hall hull cork derry ware wells ' +
    'deal sandwich rugby battle eye diss bury wick ayr tring poole crook bude beer street nelson barry ely hay ham oxford ' +
    'son don per san el la le los las les de del un una en es con por para que si casa piso mesa paz cruz real carro cama ' +
    'mas muy hay una dos sol sala mar alto puente puerto bueno a et au aux du des une dans pour sur est pas je nous vous mon ' +
    'ma mes lit vie vire lens gap sens die bonn dole ville port mer puis tres bien merci bonjour ' +
    'di ke dari dan yang saya kami anda untuk rumah bilik pindah berapa apa boleh baru batu bukit kota kuala sungai pasir ' +
    'ja on ma me te see kas kui palju kuidas oma mu meie ole saab voi ning koos maja korter auto elu tapa elva otepaa ' +
    'plan ready pets score test check list boxes tape wrap label fragile crate deposit discount budget wardrobe special ' +
    'agent human person driver crew team staff boss manager thing things stuff item items all some any more less few lot ' +
    'over under up down off out away back near far left right side top bottom across around between within inside outside ' +
    'international local national overseas abroad domestic global general special total full half part whole ' +
    'asap hr hours hour minute minutes second min max est rate rates fee fees usd eur gbp tip tips idea info ' +
    'mine ours yours them they their his her him us am pm re ve ll nt im id id ill ive dont cant wont isnt ' +
    'muni pump union normal liberty enterprise hope paradise independence defiance surprise eden mission justice ' +
    'minna viia tuua vaja koju mees saata pere avion merci gracies hola buenas tere hei hai salut merci gracias adios saludos bonsoir coucou ' +
    'licence license viin soul ' +
    'انسان عماره ابيض خبر عين مشهد كابل بورصه بالي رالي ماليه حمص حلب كوتا ساري طوبى طوبي قم فاس سول كانو ثانه لومي اقصر خليل ' +
    'منصوره مدينه حديده كرج شاشي غنت بيرا كوبي بازل سلطانه خرج ابا غايا ميدان سلا بيرم ناتال جامو سورت كولن كولون زرقاء ناصريه ' +
    'بيتنا عندنا شقتنا data bot chat ai meg joke poem code recipe weather football movie song game president capital ' +
    wordsOfMessages
  ).split(' '),
);

/** Ordinary words that are cities where the word for a place stands before them: "to cork", "à nice", "a lima". */
export const citiesToo: ReadonlySet<string> = new Set(
  (
    'cork nice reading bath hull brest tours nancy bari essen ulm bonn worms split derry oxford poole bury rugby ayr ely ' +
    'wells lima santiago sydney florence victoria austin houston dallas charlotte washington brooklyn buffalo madison ' +
    'savannah aurora jackson lincoln eugene nelson barry chelsea lens elva otepaa'
  ).split(' '),
);
