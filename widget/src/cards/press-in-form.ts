/**
 * A click handler for the submit button of a form, which the Enter key presses too. The form itself is never submitted:
 * a page may embed the chat in a sandbox that blocks form submission without an error.
 */
export function pressInForm(run: () => void): (event: { preventDefault(): void }) => void {
  return (event) => {
    event.preventDefault();
    run();
  };
}
