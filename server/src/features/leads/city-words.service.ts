import type { PartialMove } from '@meg/shared/contract/move';
import type { PlacesService } from '../places/places.service.js';
import type { LeadRow } from './leads.table.js';

type Ends = Pick<LeadRow, 'originCity' | 'destinationCity' | 'move' | 'moveType'>;

/** The names of the cities that the ends of a move belong to, where those are districts: a lead is found by them, too. */
export type CityWords = (lead: Ends) => readonly string[];

export function cityWordsOf(places: PlacesService): CityWords {
  return ({ originCity, destinationCity, move, moveType }) => {
    const { originPlaceId, destinationPlaceId, originCountry, destinationCountry }: PartialMove = JSON.parse(move);
    const preferred = [originCountry, destinationCountry].filter((country) => country !== undefined);
    const ends = {
      origin: { text: originCity, id: originPlaceId },
      destination: { text: destinationCity, id: destinationPlaceId },
      moveType: moveType || null,
    };
    const { origin, destination } = places.findEnds(ends, { preferred });
    return [origin, destination].flatMap((match) => {
      if (match.kind !== 'found') return [];
      const around = places.cityAround(match.place);
      return [match.place.name, ...(around ? [around.name] : [])];
    });
  };
}
