import { ChangeHistory } from '../../settings/change-history.js';
import { SwitchSetting } from '../../settings/setting-fields.js';
import { type NameOf, settingName } from '../../settings/setting-names.js';
import { SettingsForm } from '../../settings/settings-form.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { spelled } from '../../ui/text/format.js';
import { DestinationFigures } from './destination-figures.js';
import { FigureFields } from './figure-fields.js';
import { figureName, fineGroups, mainGroups, specialTitle } from './figure-groups.js';
import { ContainerFigures, CrewFigures, MonthFigures } from './list-figures.js';
import styles from './quote-engines.module.css';
import { askAboutRates } from './rates-question.js';
import { Simulator } from './simulator.js';
import { SurveyChoices } from './survey-choices.js';
import { TypicalPrices } from './typical-prices.js';

const nameOf: NameOf = (path) => figureName(path) ?? settingName(path);

export default function QuoteEnginesPage() {
  return (
    <Page title="Rates" description="Every figure that a price range is made of, in your own currency.">
      <SettingsForm page="quote-engines" nameOf={nameOf} askBefore={askAboutRates}>
        {({ config, saved }, isReadOnly) => (
          <div className={styles.columns}>
            <div className="stack-6">
              {saved.ratesConfirmedAt === null && <TypicalPrices config={saved.config} isReadOnly={isReadOnly} />}
              <Groups currency={config.currency} />
              <Card title="What visitors see" description="Of the workings of a price.">
                <SwitchSetting
                  path="pricing.showsRates"
                  label="Show your unit rates"
                  hint="Off, visitors see what each part costs, but not the rates that it is worked out from."
                />
              </Card>
            </div>
            <aside className={styles.simulator} aria-label="Simulator">
              <Simulator pricing={config.pricing} version={saved.version} />
            </aside>
            <ChangeHistory topic="pricing" version={saved.version} nameOf={nameOf} isReadOnly={isReadOnly} />
          </div>
        )}
      </SettingsForm>
    </Page>
  );
}

function Groups({ currency }: { currency: string }) {
  return (
    <>
      {mainGroups.map(({ title, description, figures }) => (
        <Card key={title} title={title} description={description}>
          <FigureFields figures={figures} currency={currency} />
          {title === 'International moves' && <DestinationFigures />}
        </Card>
      ))}
      <Card title="Fine figures" description="How the engine gets from rooms and cities to volume, hours and freight.">
        <div className="divided">
          {fineGroups.map(({ title, description, figures }) => (
            <details key={title} className={styles.group}>
              <summary className="stack-1">
                <span className="strong">{spelled(title)}</span>
                <span className="soft-small">{description}</span>
              </summary>
              <div className={styles.groupBody}>
                <FigureFields figures={figures} currency={currency} />
                {title === 'Hours of work' && <CrewFigures />}
                {title === 'Season' && <MonthFigures />}
                {title === specialTitle && <SurveyChoices />}
                {title === 'Freight' && <ContainerFigures />}
              </div>
            </details>
          ))}
        </div>
      </Card>
    </>
  );
}
