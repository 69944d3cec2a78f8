import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { QuoteRequest } from '@meg/shared/contract/quotes';

type Pricing = CompanyConfig['pricing'];

const defaultLocalRates = { baseRate: 120, perMileRate: 2.5, hourlyRate: 95 };
const defaultInternationalRates = { baseRate: 2500, volumeMultiplier: 1.5 };

const volumeBySizeM3 = { 'Studio/1Bed': 12, '2 - 3 Beds': 28, '3 Beds - 4 Beds': 42, '4 Beds+': 55 } as const;
const shareByMoveSize = {
  'Content only': 0.35,
  'Content plus some furniture': 0.65,
  'All furniture and content': 1,
} as const;
const volumeByContentsM3 = {
  'full-home': 28,
  'some-furniture': 14,
  'boxes-only': 5,
  office: 24,
  specialty: 6,
} as const;

const typicalLocalMiles = 12;
const m3PerCrewHour = 4.5;
const leastHours = 2;
const freightPerM3 = 80;
const halfWidth = 0.25;
const widestRange = 2_000;

function volumeM3({ moveDetails, propertySize, moveSize }: QuoteRequest): number {
  if (!propertySize || !moveSize) return volumeByContentsM3[moveDetails];
  return volumeBySizeM3[propertySize] * shareByMoveSize[moveSize];
}

function rangeAround(price: number): { minPrice: number; maxPrice: number } {
  const half = Math.min(price * halfWidth, widestRange / 2);
  const minPrice = Math.max(1, Math.ceil(price - half));
  return { minPrice, maxPrice: Math.max(minPrice + 1, Math.floor(price + half)) };
}

function localPrice(pricing: Pricing, volume: number): number {
  const { baseRate, perMileRate, hourlyRate } = pricing.localRates ?? defaultLocalRates;
  const hours = Math.max(leastHours, volume / m3PerCrewHour);
  return baseRate + hourlyRate * hours + perMileRate * typicalLocalMiles;
}

function internationalPrice(pricing: Pricing, volume: number): number {
  const { baseRate, volumeMultiplier } = pricing.internationalRates ?? defaultInternationalRates;
  return baseRate + volume * freightPerM3 * volumeMultiplier;
}

/** From the company's rates and the volume that the visitor's answers imply, over a typical distance. */
export function estimate(pricing: Pricing, request: QuoteRequest) {
  const volume = volumeM3(request);
  return request.moveType === 'local'
    ? {
        range: rangeAround(localPrice(pricing, volume)),
        shipmentType: 'Road',
        ownRates: pricing.localRates !== undefined,
      }
    : {
        range: rangeAround(internationalPrice(pricing, volume)),
        shipmentType: volume > 23 ? 'Own container by sea' : 'Shared container by sea',
        ownRates: pricing.internationalRates !== undefined,
      };
}
