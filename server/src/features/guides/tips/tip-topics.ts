import type { CountryGuide } from '@meg/shared/contract/guides';

/** What the tips of the guides are about. Each is a matter of its own to learn: `guide.tips.shoes`. */
export const tipTopics = [
  'access',
  'addresses',
  'closing',
  'dress',
  'giving',
  'greetings',
  'guests',
  'heating',
  'language',
  'laundry',
  'lease',
  'meals',
  'numbers',
  'offices',
  'payment',
  'post',
  'punctuality',
  'queues',
  'quiet',
  'registration',
  'respect',
  'road',
  'rubbish',
  'safety',
  'shoes',
  'speech',
  'tipping',
  'transit',
  'water',
  'weather',
] as const;

export type TipTopic = (typeof tipTopics)[number];

/** How a tip begins, and its topics. */
type TopicsOfTip = readonly [opens: string, ...topics: TipTopic[]];

const topicsBySlug: Readonly<Record<string, readonly TopicsOfTip[]>> = {
  australia: [
    ['First names', 'greetings'],
    ['The sun is strong', 'weather'],
    ['At patrolled beaches', 'weather', 'safety'],
    ['Public events', 'respect'],
    ['Seasons are reversed', 'weather', 'heating'],
  ],
  brazil: [
    ['Get your CPF', 'numbers'],
    ['Greetings are warm', 'greetings'],
    ['Some Portuguese', 'language'],
    ['Social invitations', 'punctuality', 'guests'],
    ['Ask neighbours', 'safety'],
  ],
  canada: [
    ['Courtesy counts', 'speech', 'queues'],
    ['Take shoes off', 'shoes'],
    ['Dress for the winter', 'weather', 'road'],
    ['Tipping is expected', 'tipping'],
    ['In Quebec', 'greetings', 'language'],
  ],
  china: [
    ['Set up a Chinese mobile', 'payment'],
    ['Give and receive', 'giving'],
    ['Register your address', 'registration'],
    ['Carry your passport', 'transit'],
    ['Avoid putting', 'speech'],
  ],
  'costa-rica': [
    ['Pura vida', 'greetings'],
    ['Directions are often', 'addresses'],
    ['Some Spanish', 'language'],
    ['In the Central Valley', 'weather'],
  ],
  estonia: [
    ['Activate your ID', 'numbers', 'registration'],
    ['People value quiet', 'speech'],
    ['Be on time', 'punctuality', 'shoes'],
    ['An invitation to a sauna', 'guests'],
    ['Wear a reflector', 'road'],
  ],
  france: [
    ['Say bonjour', 'greetings'],
    ['Use vous', 'greetings'],
    ['Many shops', 'closing'],
    ['Keep paper copies', 'offices'],
    ['Read the lease', 'lease'],
  ],
  germany: [
    ['Be on time', 'punctuality'],
    ['Observe quiet hours', 'quiet', 'closing'],
    ['Household waste', 'rubbish'],
    ['Use Sie', 'greetings'],
    ['Put your name', 'post'],
  ],
  ireland: [
    ['Small talk', 'speech', 'greetings'],
    ['Plans are often', 'punctuality'],
    ['In a pub', 'meals'],
    ['Homes to rent', 'lease'],
    ['Thank the bus driver', 'transit'],
  ],
  italy: [
    ['Get the codice', 'numbers'],
    ['Greet with', 'greetings'],
    ['Many shops', 'closing', 'offices'],
    ['Buy and stamp', 'transit'],
    ['Meals are social', 'meals'],
  ],
  japan: [
    ['Take off your shoes', 'shoes'],
    ['Ask the building', 'rubbish'],
    ['Keep phones silent', 'transit'],
    ['A small gift', 'guests', 'giving', 'greetings'],
    ['Give and take business', 'giving'],
  ],
  malaysia: [
    ['Take off your shoes', 'shoes'],
    ['Use the right hand', 'giving', 'greetings'],
    ['When you invite', 'guests', 'meals'],
    ['Public holidays', 'closing'],
    ['Speak of religion', 'respect'],
  ],
  mexico: [
    ['Greet everybody', 'greetings'],
    ['Lunch is the main', 'meals'],
    ['Keep several copies', 'offices'],
    ['Tap water', 'water'],
  ],
  netherlands: [
    ['Make an appointment', 'punctuality', 'guests'],
    ['Plain speech', 'speech'],
    ['Learn the rules', 'road'],
    ['Staircases in Dutch', 'access'],
    ['On a birthday', 'guests'],
  ],
  'new-zealand': [
    ['Take off your shoes', 'shoes'],
    ['Learn to say', 'language', 'greetings'],
    ['If you are asked', 'guests'],
    ['Many older houses', 'heating'],
    ['Weather and sun', 'weather'],
  ],
  panama: [
    ['Greet people', 'greetings'],
    ['Offices in Panama', 'dress', 'offices'],
    ['Plan repairs', 'punctuality', 'offices'],
    ['Addresses in Panama', 'addresses'],
    ['The rainy season', 'weather'],
  ],
  portugal: [
    ['Greet people', 'greetings'],
    ['The bread', 'payment', 'meals'],
    ['Many homes', 'heating'],
    ['Begin conversations', 'language'],
    ['Keep your tax number', 'numbers'],
  ],
  singapore: [
    ['At food centres', 'meals'],
    ['Rules on litter', 'transit', 'rubbish'],
    ['When you invite', 'guests', 'meals'],
    ['Take off your shoes', 'shoes', 'giving'],
    ['Condominiums', 'access'],
  ],
  'south-korea': [
    ['Take off your shoes', 'shoes'],
    ['Give and take things', 'giving'],
    ['Learn the rubbish', 'rubbish'],
    ['Leases in South Korea', 'lease'],
    ['Apartments usually', 'access'],
  ],
  spain: [
    ['Meals are late', 'meals'],
    ['Smaller shops', 'closing', 'offices'],
    ['Greet with hola', 'greetings'],
    ['Public offices', 'offices'],
    ['In regions', 'language'],
  ],
  sweden: [
    ['Take your shoes', 'shoes'],
    ['Be on time', 'punctuality'],
    ['Take a number', 'queues'],
    ['Fika', 'meals'],
    ['Blocks of flats', 'laundry'],
  ],
  switzerland: [
    ['Quiet hours', 'quiet'],
    ['Rubbish goes', 'rubbish'],
    ['Be punctual', 'punctuality'],
    ['Greet neighbours', 'greetings'],
    ['The laundry room', 'laundry'],
  ],
  taiwan: [
    ['Rubbish is handed', 'rubbish'],
    ['Do not eat', 'transit'],
    ['Hand over', 'giving'],
    ['Take your shoes', 'shoes'],
    ['Queue along', 'queues', 'transit'],
  ],
  thailand: [
    ['Show respect', 'respect'],
    ['Take your shoes', 'shoes', 'dress'],
    ['Do not touch', 'respect'],
    ['Return a wai', 'greetings', 'speech'],
    ['Shops usually sell', 'closing', 'meals'],
  ],
  'united-arab-emirates': [
    ['In Ramadan', 'closing', 'meals', 'respect'],
    ['Dress modestly', 'dress'],
    ['Keep affection', 'respect', 'greetings'],
    ['Ask before', 'respect'],
    ['Insulting words', 'respect', 'road'],
  ],
  'united-kingdom': [
    ['Queue, and', 'queues'],
    ['Please, thank you', 'speech'],
    ['Council tax', 'registration'],
    ['Landlords check', 'lease'],
    ['In a pub', 'meals'],
  ],
  'united-states': [
    ['Tips are part', 'tipping'],
    ['Prices on the shelf', 'payment'],
    ['Small talk', 'speech', 'greetings'],
    ['Outside the big', 'road'],
    ['In a traffic', 'road', 'respect'],
  ],
  vietnam: [
    ['Take your shoes', 'shoes'],
    ['Hand over', 'giving'],
    ['Around Tet', 'closing'],
    ['Cross the street', 'road'],
    ['Stay calm', 'speech'],
  ],
};

/** The topics of one tip. Empty if nobody has sorted it; the tests refuse that. */
export function topicsOf(tip: string, { slug }: Pick<CountryGuide, 'slug'>): readonly TipTopic[] {
  const found = topicsBySlug[slug]?.find(([opens]) => tip.startsWith(opens));
  const [, ...topics] = found ?? [''];
  return topics;
}

/** The tips of a guide on a topic. */
export function tipsOn(topic: TipTopic, guide: Pick<CountryGuide, 'slug' | 'culturalTips'>): string[] {
  return guide.culturalTips.filter((tip) => topicsOf(tip, guide).includes(topic));
}
