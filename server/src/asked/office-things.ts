import { has, phrasePattern } from '../text/phrases.js';

/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const machines = phrasePattern(
  'computer*, pc, pcs, server, servers, server room, monitor, monitors, printer*, photocopier*, copier*, it equipment, it kit, network, workstation*, ' +
    'ordenador*, computador*, servidor, servidores, pantallas, impresora*, fotocopiadora*, equipos informaticos, ordinateur*, serveur, serveurs, ecrans, imprimante*, photocopieuse*, informatique, ' +
    'komputer*, pelayan, pencetak, mesin fotostat, arvuti*, server*, serveri*, printer*, monitor*, kuvar*, كمبيوتر*, كومبيوتر*, حاسوب*, حواسيب, الحواسيب, سيرفر*, خوادم, الخوادم, طابعه*, طابعات, شاشات',
);
const connecting = phrasePattern(
  'disconnect*, connect*, reconnect*, unplug*, set up, setting up, set them up, hook up, wire up, rewire, install*, ' +
    'desconect*, conect*, desenchuf*, reconect*, instal*, montar, debranch*, branch*, rebranch*, reconnect*, deconnect*, install*, ' +
    'cabut, sambung*, pasang*, menyambung, uhenda*, lahti, paigalda*, lahtiuhenda*, فصل, تفصلون, توصيل, توصلون, تركيب, تركبون, فك',
);
/** One works at home, and asks the guide of a country for the connection there. */
const others = phrasePattern(
  'internet, wifi, broadband, socket*, plug, plugs, voltage, enchufe*, prise*, plag, soket, pistik*, انترنت, مقبس*',
);

/** "And disconnecting the computers": a service of an office move, which only the company knows. */
export const asksToConnectMachines = (sentence: string): boolean =>
  has(sentence, machines) && has(sentence, connecting) && !has(sentence, others);
