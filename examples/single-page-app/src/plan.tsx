import { useState } from 'react';

/** Passes what the app knows already, so that the visitor need not type it again in the chat. */
export function Plan() {
  const [originCity, setOriginCity] = useState('Leeds');
  const [destinationCity, setDestinationCity] = useState('Dublin');
  const begin = (event: React.FormEvent) => {
    event.preventDefault();
    window.Meg?.('prefill', { originCity, destinationCity, moveType: 'international' });
    window.Meg?.('startQuote');
  };
  return (
    <>
      <h1>From where to where?</h1>
      <p className="lead">Say it once. The chat takes it over and asks for the rest.</p>
      <form onSubmit={begin}>
        <label>
          From
          <input value={originCity} onChange={(event) => setOriginCity(event.target.value)} />
        </label>
        <label>
          To
          <input value={destinationCity} onChange={(event) => setDestinationCity(event.target.value)} />
        </label>
        <button type="submit">Go on in the chat</button>
      </form>
    </>
  );
}
