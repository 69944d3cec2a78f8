import type { Sentence } from './sentence.js';

/** Pronouns and fillers: a text of these alone cannot be answered. */
const vague = new Set(
  (
    'hmm hm hmmm uh uhm um umm er erm eh well so and but or then now also too just maybe perhaps yes yeah yep no nope ok okay right sure ' +
    'what which how why who when where about of for with to in on at it its this that these those there here thing things something ' +
    'anything stuff one ones other others same else do does did is are was be can could would should the a an i me my we our us you your s ' +
    'bueno pues si y o pero que cual como por donde eso esto esa ese aquello lo la el de con cosa cosas algo otro otra mi tal vez quizas ' +
    'euh ben oui non et ou mais donc alors quoi comment pourquoi ca cela ceci c est ce cette le les du des chose choses autre peut etre qu en ' +
    'ya tidak dan atau tapi jadi apa bagaimana kenapa itu ini tu ni yang mana lain benda mungkin macam saja ke lah ' +
    'jah ei ja voi aga siis noh mis kuidas miks see seda sellest too teine asi asjad midagi voib olla nii ka ' +
    'نعم لا طيب حسنا و او لكن ثم ماذا كيف لماذا هذا هذه ذلك تلك عن ما شيء اشياء ربما يعني هو هي اخر'
  ).split(' '),
);

/** "Hmm, what about it": not understood, whatever the classifier says. */
export function isVague({ words }: Sentence): boolean {
  return words.every(({ plain }) => vague.has(plain));
}
