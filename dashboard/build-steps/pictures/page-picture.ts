import { breakLines } from './break-lines.js';
import { escapeXml, fontNames, measureWith } from './draw.js';

/** The brand's mark on a square of 24. */
export const markPath = 'M6 16v-6.4l3.2 3.3L12 8.6l2.8 4.3L18 9.6V16';
export const markColour = '#1a469d';

const title = { sizePx: 76, lineHeightPx: 80, widthPx: 900, mostLines: 3 };
const text = { sizePx: 31, lineHeightPx: 44, widthPx: 820, mostLines: 2 };
const leftPx = 104;
const ink = '#1a2230';
const softInk = '#545963';

/** What a link to a page shows where it is shared: 1200 × 630, a sheet of paper on the ground of the pages. */
export async function pagePictureSvg(page: { title: string; description: string }): Promise<string> {
  const titleWidth = await measureWith(fontNames.heading, title.sizePx);
  const textWidth = await measureWith(fontNames.text, text.sizePx);
  const titleLines = breakLines(page.title, { ...title, fits: (line) => titleWidth(line) <= title.widthPx });
  const textLines = breakLines(page.description, { ...text, fits: (line) => textWidth(line) <= text.widthPx });
  const textTopPx = 526 - text.lineHeightPx * (textLines.length - 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#ebe6da"/><stop offset="1" stop-color="#d3dcee"/>
    </linearGradient></defs>
    <rect width="1200" height="630" fill="url(#ground)"/>
    <rect x="40" y="40" width="1120" height="550" rx="32" fill="#fbfaf6"/>
    <path d="M800 150C900 60 960 200 1040 130S1080 92 1096 90" fill="none" stroke="${markColour}" stroke-width="4" stroke-dasharray="1 15" stroke-linecap="round"/>
    <circle cx="796" cy="152" r="8" fill="${markColour}"/><circle cx="1098" cy="90" r="12" fill="${markColour}"/>
    <g transform="translate(${leftPx} 88) scale(2.75)">
      <rect width="24" height="24" rx="6" fill="${markColour}"/>
      <path d="${markPath}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
    </g>
    <text x="${leftPx + 88}" y="136" font-family="${fontNames.heading}" font-size="44" letter-spacing="-1" fill="${ink}">Meg</text>
    ${linesOf(titleLines, { topPx: 258, font: fontNames.heading, fill: ink, ...title, spacing: -2 })}
    ${linesOf(textLines, { topPx: textTopPx, font: fontNames.text, fill: softInk, ...text, spacing: 0 })}
  </svg>`;
}

interface Lines {
  topPx: number;
  font: string;
  fill: string;
  sizePx: number;
  lineHeightPx: number;
  spacing: number;
}

function linesOf(lines: readonly string[], { topPx, font, fill, sizePx, lineHeightPx, spacing }: Lines): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${leftPx}" y="${topPx + index * lineHeightPx}" font-family="${font}" font-size="${sizePx}" letter-spacing="${spacing}" fill="${fill}">${escapeXml(line)}</text>`,
    )
    .join('');
}
