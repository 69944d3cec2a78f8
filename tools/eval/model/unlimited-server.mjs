/** The built server, which may ask its language model as often as the evaluation has questions. */
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
await import('../../../server/dist/main.js');
