/**
 * For the button of a form, which the Enter key presses too. The form itself is never submitted: a page may carry the
 * chat in a sandbox that forbids forms, and then says nothing of it.
 */
export function pressInForm(run: () => void): (event: { preventDefault(): void }) => void {
  return (event) => {
    event.preventDefault();
    run();
  };
}
