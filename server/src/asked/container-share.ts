/** Patterns over plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const container =
  '(?:container|containers|contenedor|contenedores|conteneur|conteneurs|kontena|konteiner\\p{L}*|(?:ال)?حاويه)';
const asked =
  '(?:what|why|mean|means|meaning|que|significa|quiere decir|quoi|veut dire|signifie|apa|maksud|maksudnya|mida|mis|tahendab|شو|ما|ماذا|يعني|معني|معنى)';
const share =
  /[\d٠-٩]{1,3}\s?[%٪]|[%٪]\s?[\d٠-٩]{1,3}|\b(?:per ?cent|por ciento|pour ?cent|peratus|protsenti?)\b|بالميه|بالمئه/iu;
const namesContainer = new RegExp(`(?<= )${container}(?= )`, 'u');
const asks = new RegExp(`(?<= )${asked}(?= )`, 'u');

/** "What does 96% of a container mean?": of what the card says of each way to ship. */
export const asksOfContainerShare = (query: string, sentence: string): boolean =>
  share.test(query) && namesContainer.test(sentence) && asks.test(sentence);
