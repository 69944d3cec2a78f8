export function Home() {
  return (
    <>
      <h1>A move has two ends. We stand at both.</h1>
      <p className="lead">
        Hearth &amp; Mile plans household moves between cities: what goes, when it goes, and who opens the door.
      </p>
      <p className="actions">
        {/* The calls wait until the chat is ready, so a button may make them at any time. */}
        <button type="button" onClick={() => window.Meg?.('startQuote')}>
          Get a price range
        </button>
        <a href="#/plan">Plan it with us</a>
      </p>
    </>
  );
}
