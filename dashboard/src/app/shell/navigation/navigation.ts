import type { SessionPerson } from '@meg/shared/contract/sessions';
import { paths } from '@meg/shared/domain/paths';
import type { Permission } from '@meg/shared/domain/people/permissions';
import {
  BookOpen,
  Building2,
  ChartNoAxesCombined,
  Gauge,
  Globe,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MailOpen,
  MailSearch,
  MessageCircleQuestion,
  Palette,
  PhoneCall,
  ScrollText,
  SlidersHorizontal,
  Tag,
  UserRoundCheck,
  UsersRound,
  Webhook,
} from 'lucide-react';
import { isInternal, may } from '../../../api/me.js';

export interface NavigationPage {
  to: string;
  name: string;
  icon: LucideIcon;
  /** What a role must include; missing: any role. */
  needs?: Permission;
  /** Other words by which the command menu (⌘K) finds the page. */
  alsoCalled?: string;
}

interface NavigationGroup {
  name?: string;
  pages: readonly NavigationPage[];
}

const groups: readonly (NavigationGroup & { isOfStaff?: true })[] = [
  {
    pages: [
      {
        to: paths.leads,
        needs: 'leads.see',
        name: 'Leads',
        icon: Inbox,
        alsoCalled: 'customers enquiries inquiries contacts',
      },
      {
        to: paths.callbacks,
        needs: 'leads.see',
        name: 'Callbacks',
        icon: PhoneCall,
        alsoCalled: 'calls agenda calendar appointments booked',
      },
      {
        to: paths.overview,
        needs: 'insights.see',
        name: 'Overview',
        icon: LayoutDashboard,
        alsoCalled: 'dashboard figures stats',
      },
      {
        to: paths.teamPerformance,
        needs: 'insights.people',
        name: 'Performance',
        icon: ChartNoAxesCombined,
        alsoCalled: 'team response times wins',
      },
    ],
  },
  {
    name: 'Your chat',
    pages: [
      {
        to: paths.companyConfig,
        needs: 'settings.see',
        name: 'Look and words',
        icon: Palette,
        alsoCalled: 'company settings configuration branding colours colors welcome hours languages',
      },
      {
        to: paths.quoteEngines,
        needs: 'settings.see',
        name: 'Rates',
        icon: SlidersHorizontal,
        alsoCalled: 'quote engines prices multipliers',
      },
      {
        to: paths.knowledge,
        needs: 'settings.see',
        name: 'Knowledge',
        icon: BookOpen,
        alsoCalled: 'faq questions answers',
      },
      {
        to: paths.openQuestions,
        needs: 'questions.see',
        name: 'Open questions',
        icon: MessageCircleQuestion,
        alsoCalled: 'unanswered unsure not answered faq',
      },
      {
        to: paths.domains,
        needs: 'settings.see',
        name: 'Domains',
        icon: Globe,
        alsoCalled: 'snippet embed install website code',
      },
    ],
  },
  {
    name: 'Your company',
    pages: [
      {
        to: paths.leadAssignment,
        needs: 'settings.see',
        name: 'Assignment',
        icon: UserRoundCheck,
        alsoCalled: 'assign rules round robin turn duty who gets leads',
      },
      { to: paths.team, needs: 'team.see', name: 'Team', icon: UsersRound, alsoCalled: 'people invite roles agents' },
      {
        to: paths.plan,
        needs: 'plan.see',
        name: 'Plan and orders',
        icon: Tag,
        alsoCalled: 'invoice bill add-ons price',
      },
      {
        to: paths.webhooks,
        needs: 'webhooks.see',
        name: 'Webhooks',
        icon: Webhook,
        alsoCalled: 'crm integration api zapier endpoints',
      },
      { to: paths.audit, needs: 'audit.see', name: 'Audit log', icon: ScrollText, alsoCalled: 'history changes who' },
      {
        to: paths.supportAccess,
        needs: 'support.allow',
        name: 'Support access',
        icon: KeyRound,
        alsoCalled: 'staff look privacy allow withdraw help',
      },
      {
        to: paths.sentMessages,
        needs: 'messages.see',
        name: 'Sent messages',
        icon: MailSearch,
        alsoCalled: 'mails emails whatsapp notifications deliveries why recipient',
      },
    ],
  },
  {
    name: 'Platform',
    isOfStaff: true,
    pages: [
      { to: paths.platform, name: 'Companies', icon: Building2, alsoCalled: 'platform support admins' },
      { to: paths.orders, name: 'Orders', icon: ListChecks, alsoCalled: 'invoices set up overdue add-ons' },
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

/** The page of an address; undefined for one that no navigation leads to. */
export function pageAt(address: string): NavigationPage | undefined {
  const pages = groups.flatMap((group) => group.pages);
  return pages.find(({ to }) => address === to || address.startsWith(`${to}/`));
}

/** Hides what the server would refuse; it is the server that refuses. */
export function navigationFor(me: SessionPerson): readonly NavigationGroup[] {
  return groups
    .filter(({ isOfStaff }) => !isOfStaff || isInternal(me))
    .map((group) => ({ ...group, pages: group.pages.filter(({ needs }) => needs === undefined || may(me, needs)) }))
    .filter(({ pages }) => pages.length > 0);
}
