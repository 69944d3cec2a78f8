import type { ReadMessage } from '../read-message.js';

/** What stands around contact details, in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const around = new Set(
  (
    'my name is s and or email e mail address phone number mobile cell tel telephone whatsapp contact details here hi hello thanks thank you please sir madam mr mrs ms miss regards best kind cheers it i m am this at on by ' +
    'me llamo mi nombre es correo electronico y o telefono movil numero gracias hola saludos soy ' +
    'je m appelle mon nom est suis et ou courriel adresse telephone portable numero merci bonjour cordialement ' +
    'nama saya ialah dan atau emel e mel telefon nombor terima kasih nama aku ' +
    'minu nimi on ja voi e post meil telefon number tanan aitah tere lugupidamisega mu ma olen ' +
    'اسمي انا و او بريدي ايميلي الايميل ايميل البريد هاتفي رقمي رقم الهاتف جوالي شكرا مرحبا هو'
  ).split(' '),
);
const details = ['name', 'email', 'phone'] as const;

/** "Lena Fisk, lena@example.com, 512 555 0161": who it is and how to reach them, with nothing asked and nothing told. */
export function saysOnlyContact({ context: { sentence }, slots, takenBack, command, answer }: ReadMessage): boolean {
  const facts = Object.keys(slots);
  const isOfContact = facts.every((fact) => details.some((detail) => detail === fact));
  if (!(slots.email ?? slots.phone) || !isOfContact || takenBack.length > 0 || command || answer) return false;
  const spans = details.flatMap((detail) => {
    const value = slots[detail]?.value ?? '';
    const start = value === '' ? -1 : sentence.text.indexOf(value);
    return start < 0 ? [] : [{ start, end: start + value.length }];
  });
  const isSaid = ({ start, end }: { start: number; end: number }) =>
    spans.some((span) => start >= span.start && end <= span.end);
  return sentence.words.every((word) => isSaid(word) || around.has(word.plain));
}
