import type { Place } from '@meg/shared/contract/places';
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PlaceChoice } from '../../conversation/drafts/changed-move.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import styles from './place-field.module.css';
import { type FindPlaces, useSuggestions } from './use-suggestions.js';

export interface PlaceFieldProps {
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly id: string };
  /** Opens the list upwards, so that it does not cover what is below. */
  readonly opensUp?: boolean;
  readonly text: Text;
  readonly findPlaces: FindPlaces;
  onType(typed: string): void;
  onPick(place: PlaceChoice): void;
}

/**
 * A field for a city, with suggestions. Picking one is optional: what is typed stays as it is, whether or not anything
 * is found.
 */
export function PlaceField({ input, opensUp = false, text, findPlaces, onType, onPick }: PlaceFieldProps) {
  const { places, lookFor, clear } = useSuggestions(findPlaces);
  const [chosen, setChosen] = useState<{ readonly in: typeof places; readonly at: number }>();
  const found = places ?? [];
  // No option of a new list is chosen yet.
  const active = chosen?.in === places ? (chosen?.at ?? -1) : -1;
  const setActive = (at: number) => setChosen({ in: places, at });
  const isOpen = found.length > 0;
  const listId = `${input.id}-places`;
  const optionId = (index: number) => `${input.id}-place-${index}`;

  const pick = ({ id, label: name }: Place) => {
    clear();
    onPick({ id, label: name });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(active + 1 < found.length ? active + 1 : 0),
    ArrowUp: () => setActive(active > 0 ? active - 1 : found.length - 1),
    Enter: () => pick(found[active] as Place),
    // The list alone: the same key would close the chat as well.
    Escape: clear,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, isComposing } = event as unknown as globalThis.KeyboardEvent;
    const act = keys[key];
    if (!isOpen || isComposing || !act || (key === 'Enter' && active < 0)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div className={styles.field}>
      <input
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active >= 0 && isOpen ? optionId(active) : undefined}
        onInput={(event) => {
          onType(event.currentTarget.value);
          lookFor(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={clear}
      />
      {isOpen && (
        <OptionList
          listId={listId}
          opensUp={opensUp}
          found={found}
          active={active}
          optionId={optionId}
          text={text}
          onPick={pick}
        />
      )}
      <span className={kit.hidden} role="status">
        {places && text.t('places.count', { count: places.length })}
      </span>
    </div>
  );
}

interface OptionListProps {
  readonly listId: string;
  readonly opensUp: boolean;
  readonly text: Text;
  readonly found: readonly Place[];
  readonly active: number;
  optionId(index: number): string;
  onPick(place: Place): void;
}

function OptionList({ listId, opensUp, text, found, active, optionId, onPick }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [found]);
  return (
    // The focus stays in the field, which names the active option: the options themselves are never focused.
    <div
      ref={list}
      className={styles.list}
      id={listId}
      role="listbox"
      aria-label={text.t('places.label')}
      data-up={opensUp}
    >
      {found.map((place, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
        <div
          key={place.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(place)}
        >
          <b>{place.name}</b>
          <span>{whereOf(place)}</span>
        </div>
      ))}
    </div>
  );
}

/** The label without the name that it begins with. */
function whereOf({ name, label }: Place): string {
  return label.startsWith(`${name}, `) ? label.slice(name.length + 2) : '';
}
