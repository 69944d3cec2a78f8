import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const itself = phrasePattern(
  'who is in charge there, who is in charge, who s in charge, whos in charge, who is the boss, who s the boss, who is the manager, who is your manager, who is the director, who is responsible there, who is responsible for the company, name of the manager, name of the owner, quien manda, quien manda ahi, quien esta al mando, quien es el jefe, quien es el encargado, quien es la encargada, quien es el responsable, quien es el gerente, quien esta a cargo, qui est le responsable, qui est responsable chez vous, c est qui le responsable, c est qui le patron, qui est le patron, qui est le gerant, qui dirige, qui commande chez vous, siapa bos, siapa pengurus, siapa yang bertanggungjawab, siapa in charge, siapa ketua, kes seal juhib, kes on juht, kes on ulemus, kes on teie juht, kes vastutab, kes on vastutav, مين المدير, من المدير, من المسؤول, من المسوول, مين المسؤول, مين المسوول, من هو المسؤول, من هو المدير, ' +
    'who owns the company, who owns this company, who owns your company, who owns the business, who is the owner of the company, who is the owner of your company, who runs the company, who founded your company, who founded the company, how long have you been in business, how long have you been going, how long have you been doing this, how long has the company, how many years in business, when was the company founded, when were you founded, when did you start the company, are you a family business, is it a family business, family run business, family owned business, how many employees do you, how many people work for you, ' +
    'quien es el dueno de la empresa, quien es el propietario de la empresa, de quien es la empresa, cuanto tiempo lleva la empresa, cuanto tiempo llevais en el negocio, cuantos anos llevais, cuantos anos lleva la empresa, sois una empresa familiar, a qui appartient l entreprise, a qui appartient votre entreprise, qui est le proprietaire de l entreprise, depuis quand existe votre entreprise, depuis combien de temps existez, depuis combien de temps vous existez, entreprise familiale, ' +
    'siapa pemilik syarikat, siapa owner syarikat, siapa punya syarikat, dah berapa lama syarikat, berapa lama dah beroperasi, berapa tahun beroperasi, kes on firma omanik, kes on ettevotte omanik, kellele firma kuulub, kellele ettevote kuulub, kui kaua olete tegutsenud, kui kaua te olete tegutsenud, mis aastal asutat*, ' +
    'من صاحب الشركه, مين صاحب الشركه, من يملك الشركه, لمين الشركه, من متى الشركه, من متي الشركه, منذ متى تعملون, كم سنه صار للشركه',
);

/** "Who owns the company", "how long have you been in business": only the company knows, and no guide. */
export const asksOfCompanyItself = (sentence: string): boolean => has(sentence, itself);

const offices = phrasePattern(
  'do office moves, do office removals, do offices, do business moves, do commercial moves, move offices, move an office, haceis mudanzas de oficina*, hacen mudanzas de oficina*, haceis oficinas, mudais oficinas, faites les demenagements de bureau*, faites des demenagements de bureau*, demenagez des bureaux, demenagez les bureaux, ' +
    'buat pindah pejabat, ada buat pindah pejabat, kolite kontoreid, kolite ka kontoreid, kolite kontorit, teete kontorikolimis*, تنقلون مكاتب, تنقلون المكاتب, بتنقلوا مكاتب',
);

/** "Do you do office moves": the chat prices them. */
export const asksForOfficeMoves = (sentence: string): boolean => has(sentence, offices);
