import { paths } from '@meg/shared/domain/paths';
import { isInternal, may, useMe } from '../api/me.js';
import { LinkButton } from '../ui/buttons/link-button.js';
import { Banner } from '../ui/feedback/banner.js';
import { useRefusedPages } from './refused-pages.queries.js';

/** One line for whoever can do something about it: visitors of a site see no chat. */
export function RefusedLine() {
  const me = useMe();
  const { data } = useRefusedPages(!isInternal(me) && !me.support && may(me, 'config.change'));
  const [first, ...more] = data?.pages ?? [];
  if (!first) return null;
  const others = more.length === 0 ? '' : ` and ${more.length} ${more.length === 1 ? 'other site' : 'other sites'}`;
  return (
    <Banner
      tone="warning"
      title={`Your chat is refused on ${first.host}${others}`}
      actions={
        <LinkButton size="compact" to={paths.domains}>
          Look
        </LinkButton>
      }
    />
  );
}
