import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';

interface ChoiceListProps<T> {
  readonly options: readonly T[];
  wordsOf(option: T): string;
  onPick(option: T, words: string): void;
}

export function ChoiceList<T>({ options, wordsOf, onPick }: ChoiceListProps<T>) {
  return (
    <div className={cards.column}>
      {options.map((option) => {
        const words = wordsOf(option);
        return (
          <button type="button" key={words} className={kit.choice} onClick={() => onPick(option, words)}>
            {words}
          </button>
        );
      })}
    </div>
  );
}
