import type { AskProps } from '../card-props.js';
import { LeadForm } from './lead-form.js';

export function OpenLeadForm({ ask, state, company, text, takesFocus, ...doors }: AskProps<'leadForm'>) {
  const { act, newKey, nowMs, findPlaces } = doors;
  return (
    <LeadForm
      {...state.form}
      part={ask.part}
      purpose={state.purpose}
      privacyUrl={company.privacyUrl}
      offersEmail={company.offersEmail}
      text={text}
      takesFocus={takesFocus}
      findPlaces={findPlaces}
      onChange={(field, value) => act({ type: 'draftChanged', field, value })}
      onPickPlace={(field, place) => act({ type: 'placePicked', field, place })}
      onSubmit={(given) => act({ type: 'leadSubmitted', key: newKey(), atMs: nowMs(), ...given })}
      onDecline={() => act({ type: 'leadDeclined', askId: ask.id })}
    />
  );
}
