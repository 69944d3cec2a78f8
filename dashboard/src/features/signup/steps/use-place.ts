import type { deriveSignupPlace } from '@meg/shared/contract/signup';
import type { DerivedPlace } from '@meg/shared/domain/companies/place/derive-place';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import { useDebouncedValue } from '../../../ui/browser/use-debounced-value.js';
import { areasOf, browserClues } from '../draft/signup-body.js';
import type { SignupDraft } from '../draft/signup-draft.js';
import { countryName, placeRows } from './place-words.js';

const pauseMs = 500;

/** What the server derives from the draft, with what a person has corrected. Undefined until it has answered. */
export function usePlace(draft: SignupDraft): DerivedPlace | undefined {
  const typed = {
    country: draft.country,
    address: draft.address.trim(),
    phone: draft.phone.trim(),
    serviceAreas: areasOf(draft.serviceAreas),
    ...browserClues(),
  };
  const body = JSON.parse(useDebouncedValue(JSON.stringify(typed), pauseMs)) as typeof typed;
  const { data } = useQuery({
    queryKey: ['signup-place', body],
    queryFn: ({ signal }) => request<typeof deriveSignupPlace>('POST', '/api/signup/place', { body }, { signal }),
    placeholderData: keepPreviousData,
  });
  return data && corrected(data, draft);
}

function corrected(derived: DerivedPlace, draft: SignupDraft): DerivedPlace {
  return {
    ...derived,
    currency: draft.currency || derived.currency,
    units: draft.units || derived.units,
    timezone: draft.timezone || derived.timezone,
    language: draft.language || derived.language,
    serviceCountries: draft.serviceCountries.length > 0 ? draft.serviceCountries : derived.serviceCountries,
  };
}

/** For the review of all that was filled in. */
export function usePlaceRows(draft: SignupDraft): { term: string; value: string }[] {
  const place = usePlace(draft);
  if (!place) return [];
  return [{ term: 'Country', value: place.country ? countryName(place.country) : 'Not known' }, ...placeRows(place)];
}
