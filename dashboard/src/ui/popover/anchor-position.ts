export type Side = 'top' | 'right' | 'bottom' | 'left';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gapPx = 6;
const edgePx = 8;

/** Where a small box goes next to an anchor: on its side, in the middle, and never beyond the window. */
export function placeBeside(anchor: Box, box: Pick<Box, 'width' | 'height'>, side: Side, room = windowSize()) {
  const centred = {
    left: anchor.left + (anchor.width - box.width) / 2,
    top: anchor.top + (anchor.height - box.height) / 2,
  };
  const wished: Record<Side, { left: number; top: number }> = {
    top: { ...centred, top: anchor.top - box.height - gapPx },
    bottom: { ...centred, top: anchor.top + anchor.height + gapPx },
    left: { ...centred, left: anchor.left - box.width - gapPx },
    right: { ...centred, left: anchor.left + anchor.width + gapPx },
  };
  return {
    left: within(wished[side].left, room.width - box.width),
    top: within(wished[side].top, room.height - box.height),
  };
}

function within(place: number, farthest: number): number {
  return Math.max(edgePx, Math.min(place, farthest - edgePx));
}

function windowSize() {
  return { width: window.innerWidth, height: window.innerHeight };
}
