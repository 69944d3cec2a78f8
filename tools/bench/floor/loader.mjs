/**
 * The smallest script that a chat can have: a button, and a frame that is requested when a pointer comes near.
 * Sent to the browser as text, so it uses nothing from outside itself.
 */
export function floorLoader() {
  const { origin } = new URL(document.currentScript.src);
  const frame = document.createElement('iframe');
  const button = document.createElement('button');
  const corner = 'position:fixed;right:20px;z-index:9;border:0;';
  frame.style = `${corner}bottom:88px;width:420px;height:550px;visibility:hidden`;
  button.style = `${corner}bottom:20px;width:56px;height:56px;border-radius:28px;background:#1d4ed8`;
  button.ariaLabel = 'Chat';
  button.id = 'floor-launcher';
  button.onpointerenter = () => {
    // A frame that is put into a page again loads anew.
    if (frame.src) return;
    frame.src = `${origin}/frame`;
    document.body.append(frame);
  };
  button.onclick = () => {
    button.onpointerenter();
    frame.style.visibility = 'visible';
  };
  const draw = () => document.body.append(button);
  if (document.body) draw();
  else addEventListener('DOMContentLoaded', draw);
}
