import type { OutgoingPage } from '../../outgoing/outgoing-client.js';

export const mostPictureBytes = 100_000;
export const pictureAccept = 'image/svg+xml,image/png,image/webp,image/*;q=0.8';
/** As long as a setting of an image may be. */
const mostOfSetting = 4_000;

const kinds = /^image\/(png|jpeg|gif|webp|avif|svg\+xml|x-icon|vnd\.microsoft\.icon)(?=$|[;\s])/;

export interface SitePicture {
  address: string;
  picture: string;
  setting: string;
}

/**
 * The picture inside a `data:` address, which an image element shows without running anything that is in it: no copy of
 * a stranger's SVG is ever served by this server. Undefined for what is no picture, or too big.
 */
export function pictureOf({ status, url, contentType, body, isCut }: OutgoingPage): SitePicture | undefined {
  const kind = kinds.exec(contentType)?.[0];
  if (status !== 200 || kind === undefined || isCut || body.length === 0) return undefined;
  const picture = `data:${kind};base64,${body.toString('base64')}`;
  return { address: url, picture, setting: settingOf(url, picture) };
}

/** A picture that the page holds itself. */
export function inlinePicture(address: string): SitePicture | undefined {
  if (!/^data:image\/(png|jpeg|gif|webp|avif|svg\+xml|x-icon)[;,]/.test(address)) return undefined;
  if (address.length > mostPictureBytes) return undefined;
  return { address: '', picture: address, setting: settingOf('', address) };
}

function settingOf(address: string, picture: string): string {
  if (address.startsWith('https://') && address.length <= mostOfSetting) return address;
  return picture.length <= mostOfSetting ? picture : '';
}
