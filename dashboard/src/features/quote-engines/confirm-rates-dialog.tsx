import type { CompanyConfig } from '@meg/shared/contract/company-config';
import { toShown, toShownMoney } from '../../settings/scaled-number.js';
import { Button } from '../../ui/buttons/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { companyForms, formatNumber, spelled } from '../../ui/text/format.js';
import type { Figure } from './figure.js';
import { fineGroups, mainGroups, standardOf } from './figure-groups.js';
import { inOwnUnits, shownUnit } from './figure-units.js';
import { usualFee } from './usual-fee.js';

interface ConfirmRatesDialogProps {
  config: CompanyConfig;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Every figure that becomes the company's own, most of which stand in closed groups of the page. */
export function ConfirmRatesDialog({ config, isBusy, onConfirm, onClose }: ConfirmRatesDialogProps) {
  const groups = [...mainGroups, ...fineGroups];
  const count = groups.reduce((sum, { figures }) => sum + figures.length, 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Are all of these right?"
      description={`These ${count} figures become your own, and so do the lists of destinations, crews, months and containers.`}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>Look again</Button>
          <Button tone="primary" isBusy={isBusy} busyLabel="Confirming…" onClick={onConfirm}>
            All are right for us
          </Button>
        </>
      }
    >
      {groups.map(({ title, figures }) => (
        <section key={title} className="stack-1">
          <h3 className="strong">{spelled(title)}</h3>
          <dl className="stack-1 small">
            {figures.map((figure) => (
              <div key={figure.path} className="spread">
                <dt className="soft-small">{spelled(inOwnUnits(figure.label, companyForms()))}</dt>
                <dd className="tabular">{figureWords(figure, config)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

const valueAt = (root: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], root);

/** As in "220 EUR". What is not set has its default, or the usual fee. */
function figureWords(figure: Figure, { pricing, currency }: CompanyConfig): string {
  const { suffix, scale } = shownUnit(figure, currency, companyForms());
  const inForce = (path: string) => {
    const stored = valueAt(pricing, path);
    return stored === undefined ? standardOf(path, currency) : stored;
  };
  const usual = usualFee(figure.path);
  const own = inForce(figure.path);
  const isUsual = typeof own !== 'number' && usual !== undefined;
  const known = isUsual ? inForce(usual) : own;
  if (typeof known !== 'number') return 'no price';
  const shown = figure.unit === 'money' ? toShownMoney(known, scale) : toShown(known, scale);
  return `${formatNumber(shown, 4)} ${suffix}${isUsual ? ', the usual fee' : ''}`;
}
