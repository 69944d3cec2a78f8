import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBeside } from './anchor-position.js';

const room = { width: 800, height: 600 };
const tip = { width: 100, height: 24 };

describe('a tooltip', () => {
  it('stands below the middle of its button', () => {
    expect(placeBeside({ left: 300, top: 100, width: 40, height: 40 }, tip, 'bottom', room)).toEqual({
      left: 270,
      top: 146,
    });
  });

  it('stays in the window wherever its button is', () => {
    const boxes = fc.record({
      left: fc.integer({ min: -50, max: 850 }),
      top: fc.integer({ min: -50, max: 650 }),
      width: fc.integer({ min: 0, max: 200 }),
      height: fc.integer({ min: 0, max: 200 }),
    });
    fc.assert(
      fc.property(boxes, fc.constantFrom('top', 'right', 'bottom', 'left'), (anchor, side) => {
        const { left, top } = placeBeside(anchor, tip, side as 'top', room);
        return left >= 8 && top >= 8 && left + tip.width <= 792 && top + tip.height <= 592;
      }),
    );
  });
});
