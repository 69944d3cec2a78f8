import { expect, it } from 'vitest';
import { inventoryCodes, inventoryItems } from './inventory-items.js';
import { measuresFor, toFt3, toMiles } from './measurement-system.js';

it('uses feet and miles where movers do', () => {
  expect(measuresFor('en', 'GB')).toBe('imperial');
  expect(measuresFor('en-US', 'MY')).toBe('imperial');
  expect(measuresFor('en-MY', 'US')).toBe('metric');
  expect(measuresFor('en', 'EE')).toBe('metric');
  expect(measuresFor('zh-Hans-SG', 'US')).toBe('metric');
  expect(measuresFor('', null)).toBe('metric');
  expect(measuresFor('et', 'EE', 'imperial')).toBe('imperial');
  expect(measuresFor('en-MY', 'US', 'imperial')).toBe('metric');
});

it('converts as movers do', () => {
  expect(toFt3(24)).toBe(848);
  expect(toMiles(1609)).toBe(1000);
});

it('lists some ninety things, each with a volume', () => {
  expect(inventoryCodes.length).toBeGreaterThanOrEqual(80);
  for (const code of inventoryCodes) {
    expect(inventoryItems[code].m3).toBeGreaterThan(0);
    expect(inventoryItems[code].m3).toBeLessThan(5);
  }
});
