import { isEmail } from '@meg/shared/domain/forms/email';
import { useMutation } from '@tanstack/react-query';
import { faultToast } from '../../api/fault-toast.js';
import { useSearchText } from '../../ui/browser/use-search-text.js';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { SearchInput } from '../../ui/fields/search-input.js';
import { findCompanyOf, type SentMessagesFilter } from './sent-messages.queries.js';

interface MessageFiltersProps {
  filter: SentMessagesFilter;
  /** The company that staff look at; undefined for their own. */
  companyName: string | undefined;
  findsCompanies: boolean;
  onChange: (filter: SentMessagesFilter) => void;
}

export function MessageFilters({ filter, companyName, findsCompanies, onChange }: MessageFiltersProps) {
  const { typed, setTyped } = useSearchText(filter.recipient, (recipient) => onChange({ ...filter, recipient }));
  const show = (companyId: string) => onChange({ ...filter, companyId });
  return (
    <>
      {companyName !== undefined && (
        <Banner
          title={`What ${companyName} has sent`}
          actions={
            <Button size="compact" onClick={() => show('')}>
              Show your own company
            </Button>
          }
        >
          Nothing of its leads is shown until its owner allows it.
        </Banner>
      )}
      <div className="wrap-centred-3">
        <div className="search-box">
          <SearchInput label="Who got it" placeholder="Name or address" value={typed} onChange={setTyped} />
        </div>
        {findsCompanies && isEmail(typed.trim()) && <FindCompany email={typed.trim()} onFound={show} />}
        {filter.leadId !== '' && (
          <Button tone="quiet" onClick={() => onChange({ ...filter, leadId: '' })}>
            Of all leads
          </Button>
        )}
      </div>
    </>
  );
}

/** For staff who know an address, but not its company. */
function FindCompany({ email, onFound }: { email: string; onFound: (companyId: string) => void }) {
  const find = useMutation({
    mutationFn: findCompanyOf,
    onSuccess: ({ id }) => onFound(id),
    onError: faultToast('No company found'),
  });
  return (
    <Button isBusy={find.isPending} onClick={() => find.mutate(email)}>
      Find their company
    </Button>
  );
}
