import { phrasePattern } from '../../../text/phrases.js';

/** What is done in the country that one leaves: English, Spanish, French, Malay, Estonian, Arabic. */
export const leavingMatters = phrasePattern(
  'deregister*, de register*, unregister*, deregistration, de registration, sign off with the, export, exporting, exported, exports, ' +
    'export permit*, export licence*, export license*, exit tax, exit permit, exit visa, departure tax, take out of the country, ' +
    'exportar, exportacion, darme de baja, darnos de baja, darse de baja, dar de baja, baja del padron, ' +
    'exporter, exportation, me desinscrire, se desinscrire, radier, radiation, quitus fiscal, ' +
    'nyahdaftar, membatalkan pendaftaran, batal pendaftaran, eksport, mengeksport, ' +
    'valja registreeri*, registrist valja, eksporti*, eksport, valja viia, ' +
    'تصدير, الغاء التسجيل, الغاء تسجيل*, الغاء الاقامه, تاشيره خروج',
);
