import type { GuideSource } from '@meg/shared/contract/answers';
import type { AdvisedCountry, Matter } from './country-matters.js';

type Pages = Readonly<Record<Matter, readonly GuideSource[]>>;

const page = (title: string, url: string): GuideSource => ({ title, url });

const companiesHouse = page(
  'Companies House: search the register',
  'https://find-and-update.company-information.service.gov.uk/',
);
const removers = page('British Association of Removers', 'https://bar.co.uk/');
const citizensAdvice = page('Citizens Advice: consumer', 'https://www.citizensadvice.org.uk/consumer/');

const unitedKingdom: Pages = {
  tax: [page('GOV.UK: tell HMRC about a change of address', 'https://www.gov.uk/tell-hmrc-change-of-details')],
  post: [page('Royal Mail: redirection', 'https://www.royalmail.com/redirection')],
  driving: [
    page('GOV.UK: change the address on a driving licence', 'https://www.gov.uk/change-address-driving-licence'),
    page('GOV.UK: change the address on a log book (V5C)', 'https://www.gov.uk/change-address-v5c'),
  ],
  register: [
    page('GOV.UK: register to vote', 'https://www.gov.uk/register-to-vote'),
    page('GOV.UK: council tax', 'https://www.gov.uk/council-tax'),
  ],
  utilities: [page('Ofgem, the energy regulator', 'https://www.ofgem.gov.uk/')],
  parking: [page('GOV.UK: find your local council', 'https://www.gov.uk/find-local-council')],
  estimates: [citizensAdvice, removers],
  cover: [removers],
  claims: [removers, citizensAdvice],
  movers: [removers, companiesHouse],
  complaints: [
    citizensAdvice,
    page('GOV.UK: make a court claim for money', 'https://www.gov.uk/make-court-claim-for-money'),
  ],
  deposit: [page('GOV.UK: tenancy deposit protection', 'https://www.gov.uk/tenancy-deposit-protection')],
  leaving: [
    page('GOV.UK: tax if you leave the UK to live abroad', 'https://www.gov.uk/tax-right-retire-abroad-return-to-uk'),
  ],
};

const revenue = page('Revenue, Irish tax and customs', 'https://www.revenue.ie/');
const citizensInformation = page('Citizens Information (Ireland)', 'https://www.citizensinformation.ie/');
const consumersIreland = page('Competition and Consumer Protection Commission (Ireland)', 'https://www.ccpc.ie/');

const ireland: Pages = {
  tax: [revenue],
  post: [page('An Post', 'https://www.anpost.com/')],
  driving: [page('National Driver Licence Service (Ireland)', 'https://www.ndls.ie/'), citizensInformation],
  register: [page('Check the register (Ireland)', 'https://www.checktheregister.ie/'), citizensInformation],
  utilities: [page('Commission for Regulation of Utilities (Ireland)', 'https://www.cru.ie/')],
  parking: [citizensInformation],
  estimates: [consumersIreland],
  cover: [consumersIreland],
  claims: [consumersIreland],
  movers: [page('Companies Registration Office (Ireland)', 'https://www.cro.ie/'), consumersIreland],
  complaints: [consumersIreland, page('Courts Service of Ireland', 'https://www.courts.ie/')],
  deposit: [page('Residential Tenancies Board (Ireland)', 'https://www.rtb.ie/')],
  leaving: [revenue, citizensInformation],
};

const movers = page('Canadian Association of Movers', 'https://www.mover.net/');
const consumersCanada = page(
  'Office of Consumer Affairs (Canada)',
  'https://ised-isde.canada.ca/site/office-consumer-affairs/en',
);
const canadaServices = page('Government of Canada', 'https://www.canada.ca/');

const canada: Pages = {
  tax: [page('Canada Revenue Agency', 'https://www.canada.ca/en/revenue-agency.html')],
  post: [page('Canada Post', 'https://www.canadapost-postescanada.ca/')],
  driving: [canadaServices],
  register: [page('Elections Canada', 'https://www.elections.ca/'), canadaServices],
  utilities: [canadaServices],
  parking: [canadaServices],
  estimates: [consumersCanada, movers],
  cover: [movers],
  claims: [movers, consumersCanada],
  movers: [movers],
  complaints: [consumersCanada],
  deposit: [consumersCanada],
  leaving: [page('Canada Revenue Agency', 'https://www.canada.ca/en/revenue-agency.html')],
};

const protectYourMove = page(
  'Federal Motor Carrier Safety Administration (USA): Protect your move',
  'https://www.fmcsa.dot.gov/protect-your-move',
);
const householdGoods = page(
  'Code of Federal Regulations (USA), 49 CFR 375: transport of household goods, estimates and liability',
  'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-375',
);
const usa = page('USA.gov', 'https://www.usa.gov/');

const unitedStates: Pages = {
  tax: [page('IRS: form 8822, change of address', 'https://www.irs.gov/forms-pubs/about-form-8822')],
  post: [page('United States Postal Service: change of address', 'https://moversguide.usps.com/')],
  driving: [page('USA.gov: motor vehicle services', 'https://www.usa.gov/motor-vehicle-services')],
  register: [
    page('Vote.gov', 'https://vote.gov/'),
    page('USCIS: form AR-11, change of address', 'https://www.uscis.gov/ar-11'),
  ],
  utilities: [usa],
  parking: [usa],
  estimates: [householdGoods, protectYourMove],
  cover: [householdGoods, protectYourMove],
  claims: [householdGoods, protectYourMove],
  movers: [protectYourMove],
  complaints: [page('FMCSA: National Consumer Complaint Database', 'https://nccdb.fmcsa.dot.gov/'), protectYourMove],
  deposit: [usa],
  leaving: [page('IRS: international taxpayers', 'https://www.irs.gov/individuals/international-taxpayers')],
};

const lhdn = page('Inland Revenue Board of Malaysia (LHDN)', 'https://www.hasil.gov.my/');
const ministryOfTrade = page('Ministry of Domestic Trade and Cost of Living (Malaysia)', 'https://www.kpdn.gov.my/');
const malaysianServices = page('Government of Malaysia', 'https://www.malaysia.gov.my/');

const malaysia: Pages = {
  tax: [lhdn],
  post: [page('Pos Malaysia', 'https://www.pos.com.my/')],
  driving: [page('Road Transport Department (JPJ)', 'https://www.jpj.gov.my/')],
  register: [
    page('National Registration Department (JPN)', 'https://www.jpn.gov.my/'),
    page('Election Commission of Malaysia (SPR)', 'https://www.spr.gov.my/'),
  ],
  utilities: [page('Tenaga Nasional (TNB)', 'https://www.tnb.com.my/')],
  parking: [malaysianServices],
  estimates: [ministryOfTrade],
  cover: [page('Bank Negara Malaysia', 'https://www.bnm.gov.my/')],
  claims: [ministryOfTrade],
  movers: [page('Companies Commission of Malaysia (SSM)', 'https://www.ssm.com.my/')],
  complaints: [ministryOfTrade, page('Tribunal for Consumer Claims (TTPM)', 'https://ttpm.kpdn.gov.my/')],
  deposit: [malaysianServices],
  leaving: [lhdn],
};

const emta = page('Estonian Tax and Customs Board', 'https://www.emta.ee/');
const eesti = page('State portal eesti.ee', 'https://www.eesti.ee/');
const ttja = page('Consumer Protection and Technical Regulatory Authority (Estonia)', 'https://www.ttja.ee/');
const law = page('Riigi Teataja, the laws of Estonia', 'https://www.riigiteataja.ee/');

const estonia: Pages = {
  tax: [emta],
  post: [page('Omniva', 'https://www.omniva.ee/')],
  driving: [page('Estonian Transport Administration', 'https://www.transpordiamet.ee/')],
  register: [page('Population register (Estonia)', 'https://www.rahvastikuregister.ee/'), eesti],
  utilities: [page('Elektrilevi', 'https://elektrilevi.ee/')],
  parking: [eesti],
  estimates: [law, ttja],
  cover: [law],
  claims: [law, ttja],
  movers: [page('Business Register (Estonia)', 'https://ariregister.rik.ee/')],
  complaints: [ttja],
  deposit: [law],
  leaving: [eesti, emta],
};

/** Official pages that say the same and more, and those of trade bodies. */
export const countryPages: Readonly<Record<AdvisedCountry, Pages>> = {
  'united-kingdom': unitedKingdom,
  ireland,
  canada,
  'united-states': unitedStates,
  malaysia,
  estonia,
};
