import type { SessionPerson } from '@meg/shared/contract/sessions';
import { paths } from '@meg/shared/domain/paths';
import {
  BookOpen,
  Building2,
  ChartNoAxesCombined,
  Gauge,
  Globe,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MailOpen,
  MailSearch,
  MessageCircleQuestion,
  Palette,
  ScrollText,
  SlidersHorizontal,
  UsersRound,
  Webhook,
} from 'lucide-react';
import { isInternal } from '../../../api/me.js';

export interface NavigationPage {
  to: string;
  name: string;
  icon: LucideIcon;
  /** Other words by which the command menu (⌘K) finds the page. */
  alsoCalled?: string;
}

interface NavigationGroup {
  name?: string;
  pages: readonly NavigationPage[];
}

type WhoSees = 'everyone' | 'owners' | 'internal';

const groups: readonly (NavigationGroup & { whoSees: WhoSees })[] = [
  {
    whoSees: 'everyone',
    pages: [
      { to: paths.leads, name: 'Leads', icon: Inbox, alsoCalled: 'customers enquiries contacts' },
      { to: paths.overview, name: 'Overview', icon: LayoutDashboard, alsoCalled: 'dashboard figures stats' },
      {
        to: paths.teamPerformance,
        name: 'Performance',
        icon: ChartNoAxesCombined,
        alsoCalled: 'team response times wins',
      },
    ],
  },
  {
    name: 'Your chat',
    whoSees: 'owners',
    pages: [
      {
        to: paths.companyConfig,
        name: 'Look and words',
        icon: Palette,
        alsoCalled: 'company settings configuration branding colours welcome hours languages',
      },
      {
        to: paths.quoteEngines,
        name: 'Rates',
        icon: SlidersHorizontal,
        alsoCalled: 'quote engines prices multipliers',
      },
      { to: paths.knowledge, name: 'Knowledge', icon: BookOpen, alsoCalled: 'faq questions answers' },
      {
        to: paths.openQuestions,
        name: 'Open questions',
        icon: MessageCircleQuestion,
        alsoCalled: 'unanswered unsure not answered faq',
      },
      { to: paths.domains, name: 'Domains', icon: Globe, alsoCalled: 'snippet embed install website code' },
    ],
  },
  {
    name: 'Your company',
    whoSees: 'owners',
    pages: [
      { to: paths.team, name: 'Team', icon: UsersRound, alsoCalled: 'people invite roles agents' },
      { to: paths.webhooks, name: 'Webhooks', icon: Webhook, alsoCalled: 'crm integration api zapier endpoints' },
      { to: paths.audit, name: 'Audit log', icon: ScrollText, alsoCalled: 'history changes who' },
      {
        to: paths.sentMessages,
        name: 'Sent messages',
        icon: MailSearch,
        alsoCalled: 'mails emails whatsapp notifications deliveries why recipient',
      },
    ],
  },
  {
    name: 'Platform',
    whoSees: 'internal',
    pages: [
      { to: paths.platform, name: 'Companies', icon: Building2, alsoCalled: 'platform support admins' },
      {
        to: paths.siteMessages,
        name: 'From the site',
        icon: MailOpen,
        alsoCalled: 'beta applications contact messages forms',
      },
      {
        to: paths.guideQuestions,
        name: 'Questions on guides',
        icon: MessageCircleQuestion,
        alsoCalled: 'open unanswered countries',
      },
      { to: paths.performance, name: 'Speed', icon: Gauge, alsoCalled: 'performance web vitals server errors memory' },
    ],
  },
];

/** Hides what the server would refuse; it is the server that refuses. */
export function navigationFor(me: SessionPerson): readonly NavigationGroup[] {
  const sees: Record<WhoSees, boolean> = {
    everyone: true,
    owners: me.teamRole === 'owner' || isInternal(me),
    internal: isInternal(me),
  };
  return groups.filter(({ whoSees }) => sees[whoSees]);
}
