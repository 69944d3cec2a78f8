import type { Container } from '@meg/shared/domain/quotes/rates';

export interface Load {
  readonly label: string;
  readonly capacityM3: number;
  /** The price, in m³ of a shared container. */
  readonly paidM3: number;
}

/** Leaves out containers for which another holds more and costs no more. */
function worthwhile(containers: readonly Container[]): Container[] {
  return [...containers]
    .sort((a, b) => a.capacityM3 - b.capacityM3 || b.paidM3 - a.paidM3)
    .filter((each, index, all) => all.slice(index + 1).every((larger) => larger.paidM3 > each.paidM3));
}

function loadOf(large: Container, count: number, other: Container | null): Load {
  const many = count === 0 ? [] : [count === 1 ? large.name : `${count} × ${large.name}`];
  return {
    label: [...many, ...(other ? [other.name] : [])].join(' + '),
    capacityM3: count * large.capacityM3 + (other?.capacityM3 ?? 0),
    paidM3: count * large.paidM3 + (other?.paidM3 ?? 0),
  };
}

/**
 * The cheapest containers that hold the volume: some of the largest, and perhaps one of another size. For each choice of
 * the other one, the fewest large ones that hold the rest are the cheapest.
 */
export function cheapestLoad(volumeM3: number, containers: readonly Container[]): Load {
  const choices = worthwhile(containers);
  const large = choices[choices.length - 1] as Container;
  const loadWith = (other: Container | null): Load => {
    const rest = Math.max(0, volumeM3 - (other?.capacityM3 ?? 0));
    return loadOf(large, Math.ceil(rest / large.capacityM3), other);
  };
  const loads = [null, ...choices.slice(0, -1)].map(loadWith);
  return loads.reduce((best, each) => (each.paidM3 < best.paidM3 ? each : best));
}
