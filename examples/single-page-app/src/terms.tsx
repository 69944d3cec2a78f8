export function Terms() {
  return (
    <>
      <h1>Terms, and nobody in the corner</h1>
      <p className="lead">
        Some pages are for reading. This route does not mount the chat, so there is no launcher, no frame and no{' '}
        <code>Meg</code> on it. Go back, and the conversation is where it was.
      </p>
    </>
  );
}
