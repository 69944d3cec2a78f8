import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

function endsOf(text: string, language: string): string {
  const { origin, destination } = understand(text, { language }).slots;
  return [origin, destination].map((end) => end?.value.split(',')[0] ?? '-').join(' → ');
}

describe('a full address', () => {
  it.each([
    ['en', 'from 7 Laburnum Avenue, Leeds LS8 1AB to 9 Rue de Rivoli Paris. 2-bed.', 'Leeds → Paris'],
    ['en', 'from 520 Oak St, Seattle WA 98101 to 31 Baker Street, London', 'Seattle → London'],
    ['en', 'moving from 4 Elm Road, Manchester M20 1AB to Flat 3, 9 Church Lane, York YO1 7HH', 'Manchester → York'],
    ['en', 'from 12 rowan avenue leeds to 3 station road york', 'Leeds → York'],
    ['en', 'from 5 Park Road, Leeds to 6 London Road, Derby', 'Leeds → Derby'],
    ['en', 'from Hyde Park, Leeds to London Road, Derby', 'Leeds → Derby'],
    ['en', 'from 12 Laburnum Avenue, LS8 1AB to Paris', 'Leeds → Paris'],
    ['en', 'from Hauptstraße 5, Berlin to 22 Queen Street, Leeds', 'Berlin → Leeds'],
    ['es', 'desde la calle Mayor 5, Madrid hasta la avenida Diagonal 200, Barcelona', 'Madrid → Barcelona'],
    ['fr', 'du 12 rue Victor Hugo à Lyon au 5 avenue Foch à Paris', 'Lyon → Paris'],
    ['fr', 'de 3 rue des Lilas, 69002 Lyon à 5 avenue Foch, 75116 Paris', 'Lyon → Paris'],
    ['ms', 'dari 12 Jalan Ampang, Kuala Lumpur ke 5 Jalan Burma, Penang', 'Kuala Lumpur → George Town'],
    ['et', 'Narva mnt 7, Tallinnast Riia tn 12, Tartusse', 'Tallinn → Tartu'],
    ['ar', 'من شارع الشيخ زايد 5، دبي إلى شارع المطار 7، أبوظبي', 'Dubai → Abu Dhabi'],
  ])('is of its town in %s: "%s"', (language, text, ends) => {
    expect(endsOf(text, language)).toBe(ends);
  });

  it.each([
    ['2 bed flat from Leeds to York', 'Leeds → York'],
    ['10 boxes from Cedar Park, Texas to Leeds', 'Cedar Park → Leeds'],
    ['3 boxes and a bed from Bury St Edmunds to Bath', 'Bury St Edmunds → Bath'],
  ])('is not seen in a number of things: "%s"', (text, ends) => {
    expect(endsOf(text, 'en')).toBe(ends);
  });
});
