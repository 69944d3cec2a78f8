import { hostileTexts } from '../testing/texts/hostile-texts.js';
import { markupSuite } from '../testing/texts/markup-suite.js';

markupSuite(hostileTexts.length + 1);
