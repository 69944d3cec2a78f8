import { personName } from '../../people/person-name.js';
import type { PeopleService } from '../people/people.service.js';

export type NameOf = (personId: string) => string;

export function colleagueNames(people: Awaited<ReturnType<PeopleService['list']>>): NameOf {
  const names = new Map(people.map((person) => [person.id, personName(person)]));
  return (id) => names.get(id) ?? 'A former colleague';
}
