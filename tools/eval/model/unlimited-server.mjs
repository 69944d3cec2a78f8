/** The built server, which may be asked, and may ask its language model, as often as the evaluation has questions. */
const { choosingLimits, modelLimits, readingLimits } = await import(
  '../../../server/dist/features/language-model/model-settings.js'
);
const unlimited = {
  dailyCharacters: 1e12,
  dailyCharactersOfAll: 1e12,
  callsAMinute: 1e9,
  callsAMinuteOfAll: 1e9,
};
Object.assign(modelLimits, unlimited);
Object.assign(readingLimits, unlimited);
Object.assign(choosingLimits, unlimited);
const { defaultRateLimits, sameRateLimits } = await import('../../../server/dist/http/rate-limits/rate-limit.js');
Object.assign(defaultRateLimits, sameRateLimits(1e9));
await import('../../../server/dist/main.js');
