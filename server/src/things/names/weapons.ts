import type { ThingNames } from '../thing-index.js';

export const weapons: ThingNames = {
  weapon: {
    sure: {
      any: 'taser, nunchaku, nunchucks, shuriken, kubotan',
      en: 'weapon, crossbow, longbow, bow and arrow, bows and arrows, archery bow, compound bow, slingshot, catapult weapon, stun gun, taser gun, knuckleduster, knuckle duster, brass knuckles, baton, truncheon, throwing star, ninja star, handcuffs, grenade, antique weapon, replica weapon, war memorabilia, body armour, body armor, bulletproof vest, blowpipe, spear',
      es: 'arma, ballesta, arco y flechas, tirachinas, pistola electrica, puño americano, porra extensible, nunchaku, esposas policiales, granada de mano, chaleco antibalas, lanza',
      fr: 'arme, arbalete, arc et fleches, lance pierre, pistolet electrique, poing americain, matraque, nunchaku, menottes, grenade militaire, gilet pare balles, arc de chasse',
      ms: 'senjata, busur silang, busur dan panah, lastik, pistol elektrik, belantan, gari, kalis peluru, tombak, panah',
      et: 'relv, relva, relvad, relvi, relvade, amb, vibu, vibu ja nooled, ragulka, elektrisokk, elektrisoki, kumminui, kaeraud, käerauad, kuulivest, oda, nuntsakud, kastett, kasteti',
      ar: 'سلاح, اسلحه, قوس ونشاب, صاعق كهربائي, مسدس صعق, هراوه, كلبشات, قنبله, ستره واقيه من الرصاص, رمح, قوس سهم',
    },
    shared: { en: 'bow, arrows', fr: 'arc, menotte', es: 'arco, porra' },
  },
  firearm: {
    sure: {
      any: 'glock, beretta, smith wesson, smith and wesson, remington rifle, winchester rifle, kalashnikov, ak 47, ar 15, colt 45, walther ppk, sig sauer, mauser, luger, mossberg, browning shotgun, benelli shotgun, remington 700, cz 75, uzi',
      en: 'gun, handgun, pistol, revolver, rifle, shotgun, firearm, hunting rifle, hunting gun, antique gun, antique rifle, musket, flintlock, long gun, sawn off, sporting gun, gun part, silencer, suppressor, muzzleloader, semi automatic, machine gun, air force pistol, deactivated gun, deactivated firearm, rifle scope',
      es: 'pistola, rifle, escopeta, revolver, fusil, arma de fuego, armas de fuego, carabina, escopeta de caza, arma de caza, armas de caza, metralleta, mosquete',
      fr: 'pistolet, fusil, carabine, revolver, arme a feu, armes a feu, fusil de chasse, arme de chasse, armes de chasse, mitraillette, mousquet, arme de poing, silencieux arme',
      ms: 'pistol, senapang, senapang patah, revolver, senjata api, raifal, senapang lama',
      et: 'püstol, pustoli, püstoli, püss, püssi, puss, jahipüss, jahipüssi, jahipuss, vintpuss, vintpüss, revolver, revolvri, tulirelv, tulirelva, tulirelvad, tulirelvi, jahirelv, jahirelva, jahirelvad, haavlipüss, kuulipilduja, karabiin, summuti relv',
      ar: 'مسدس, بندقيه, بنادق, سلاح ناري, اسلحه ناريه, رشاش, بندقيه صيد, بارود, شوزن',
    },
    shared: { any: 'remington, winchester, browning, colt, mauser' },
  },
  ammunition: {
    sure: {
      en: 'ammunition, ammo, bullet, cartridge case, shotgun shell, shotgun cartridge, gunpowder, cartridges, gun magazine, spent shell, artillery shell, bullet casing',
      es: 'municion, municiones, bala de fusil, balas, cartucho, polvora, casquillo, casquillos',
      fr: 'munition, balle de fusil, cartouche de chasse, cartouches, poudre a canon, douille, obus',
      ms: 'peluru, kelongsong peluru, amunisi, serbuk letupan',
      et: 'laskemoon, laskemoona, padrun, padruni, padrunid, padruneid, kuul püssi, püssirohi, pussirohi, hülss, hülsid, haavlid',
      ar: 'ذخيره, رصاص, رصاصه, خرطوش, خراطيش, بارود ذخيره',
    },
    shared: { en: 'cartridge, shells, shell, round', fr: 'balle, balles', es: 'bala' },
  },
  airgun: {
    sure: {
      any: 'nerf gun, gel blaster, airsoft, paintball, bb gun',
      en: 'air gun, airgun, air rifle, air pistol, pellet gun, airsoft gun, replica gun, imitation gun, imitation firearm, toy gun, water pistol, starter pistol, starting pistol, paintball gun, paintball marker, prop gun, blank gun, replica firearm, replica pistol, cap gun',
      es: 'pistola de aire comprimido, escopeta de aire, carabina de aire comprimido, replica de arma, replicas de armas, pistola de juguete, arma de juguete, pistola de fogueo, marcadora de paintball, pistola de balines',
      fr: 'carabine a plomb, carabine a air comprime, pistolet a air comprime, replique d arme, repliques d armes, arme factice, pistolet d alarme, pistolet jouet, pistolet a billes, lanceur paintball, arme de collection neutralisee',
      ms: 'senapang angin, pistol mainan, senjata mainan, replika senjata, senjata replika, pistol angin',
      et: 'õhupüss, õhupüssi, ohupuss, õhupüstol, ohupustol, relva koopia, relvakoopia, mängupüstol, mangupustol, mängurelv, stardipüstol, värvikuulirelv, hoiatuspüstol, gaasipüstol',
      ar: 'بندقيه هوائيه, مسدس هوائي, مسدس لعبه, سلاح مقلد, مسدس صوت, مجسم سلاح, بندقيه لعبه',
    },
  },
  blade: {
    sure: {
      any: 'katana, machete, kukri, karambit, opinel, laguiole, leatherman, victorinox, swiss army knife, wusthof, samurai sword, parang, keris, kris dagger, tomahawk, kirpan, jambiya, sabre, wakizashi, sgian dubh, bowie knife, balisong, stiletto knife',
      en: 'knife, knives, kitchen knife, kitchen knives, chef s knife, chef knife, chef knives, hunting knife, hunting knives, flick knife, flick knives, butterfly knife, pocket knife, penknife, pen knife, switchblade, switch blade, zombie knife, zombie knives, lock knife, dagger, sword, ceremonial sword, bayonet, axe, hatchet, blade, knife set, knife collection, sword collection, fencing foil, sword stick, cutlass, army knife, scythe, meat cleaver, cleaver, throwing knife, throwing knives, dress sword, rapier, fencing sword, razor blade, steak knife, diving knife, multitool, multi tool',
      es: 'cuchillo, navaja, espada, daga, hacha, bayoneta, puñal, cuchillos de cocina, navaja suiza, cuchillo de caza, sable, machete, espada japonesa, cuchilla',
      fr: 'couteau, couteaux, couteau suisse, couteau de chasse, couteaux de cuisine, epee, dague, poignard, hache, baionnette, sabre, machette, cran d arret, canif, hachette',
      ms: 'pisau, pedang, keris, kapak, belati, pisau dapur, pisau lipat, golok, pisau belati, bayonet, tumbuk lada',
      et: 'nuga, noa, nugade, noad, nuge, mõõk, mooga, mõõga, mõõgad, mõõku, kirves, kirve, kirved, kirveid, pistoda, taskunuga, taskunoa, jahinuga, jahinoa, köögi nuga, köögi noad, matšeete, tääk, koogeed, liblik nuga, samuraimõõk, kokanuga, kokanoad',
      ar: 'سكين, سكاكين, سيف, سيوف, خنجر, خناجر, مطواه, ساطور, سكين مطبخ, موس, جنبيه, سكين صيد',
    },
    shared: { en: 'axes, foil, blades, razor', ms: 'kris' },
  },
  'defence-spray': {
    sure: {
      en: 'pepper spray, mace spray, tear gas, self defence spray, self defense spray, bear spray, mace can, cs spray, cs gas, defence spray, dog repellent spray',
      es: 'spray de pimienta, gas pimienta, spray de defensa, gas lacrimogeno, aerosol de pimienta, spray de autodefensa',
      fr: 'bombe lacrymogene, gaz lacrymogene, spray au poivre, bombe au poivre, lacrymo, aerosol de defense, spray d autodefense',
      ms: 'penyembur lada, semburan lada, spray lada, gas pemedih mata',
      et: 'pipragaas, pipragaasi, gaasipihusti, pisargaas, pisargaasi, enesekaitsegaas, enesekaitsesprei, piprasprei, karusprei',
      ar: 'رذاذ الفلفل, بخاخ فلفل, غاز مسيل للدموع, بخاخ دفاع عن النفس, بخاخ الفلفل',
    },
    shared: { en: 'mace' },
  },
};
