import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

/** The chat's form: "documents" and "papers" are another matter. */
const refusing = new PhraseSet({
  form:
    'fill in any form, fill out any form, fill in forms, fill out forms, fill in a form, fill out a form, fill in your form, fill out your form, fill any forms, fill in the form, fill out the form, without a form, without filling, without any form, no forms, filling in a form, filling in forms, filling in your form, filling in any form, filling out a form, filling out forms, do forms, doing forms, like forms, hate forms, relleno formularios, relleno ningun formulario, hago formularios, remplis pas de formulaire, remplis aucun formulaire, remplis pas votre formulaire, taida vorme, taida vormi, taida ankeete, اعبي نموذج, اعبي نماذج, املا نماذج, ' +
    'rellenar ningun formulario, rellenar formularios, rellenar un formulario, llenar ningun formulario, llenar formularios, llenar un formulario, sin formularios, sin rellenar, remplir de formulaire, remplir un formulaire, remplir des formulaires, remplir votre formulaire, sans formulaire, sans remplir, ' +
    'isi borang, mengisi borang, tanpa borang, taita vormi, taita ankeeti, taita mingit vormi, ilma vormita, تعبئه نموذج, تعبئه اي نموذج, ملء نموذج, ملء اي نموذج, املا نموذج, بدون نموذج',
});
const refusals = new PhraseSet({
  no: 'not, don t, dont, no, without, rather, won t, wont, refuse, hate, sin, ningun, pas, sans, ne, tak, taknak, tidak, tanpa, malas, ei, ilma, لا, بدون, ما, مش, لن',
});

/** "I won't fill in any form": said of the chat's, and of no papers for customs. */
export const refusesForm = (words: readonly SentenceWord[]): boolean => refusing.has(words) && refusals.has(words);
