import { hostileTexts } from '../testing/hostile-texts.js';
import { markupSuite } from '../testing/markup-suite.js';

markupSuite(hostileTexts.length + 1);
