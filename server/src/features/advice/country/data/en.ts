import type { CountryAdvice } from '../country-matters.js';

export const countryAdvice: CountryAdvice = {
  'united-kingdom': {
    heading: 'In the United Kingdom:',
    tax: 'Tax: change your address in your HMRC online account or the HMRC app; if you send tax returns, HMRC wants it for Self Assessment too. Tell your employer as well.',
    post: 'Post: order Royal Mail’s Redirection on its website or at a Post Office. It costs a fee and has to be ordered some days before it starts.',
    driving:
      'Licence and car: tell DVLA your new address for the driving licence and, separately, for the log book (V5C). Both are free on GOV.UK. Tell your car insurer too.',
    register:
      'Where you live: tell both councils for council tax, register to vote again at the new address, and register with a GP surgery nearby. School places are asked for at the council.',
    utilities:
      'Gas, electricity and water: read the meters at both homes on the day and give them to the suppliers. For gas and electricity you may stay with the new home’s supplier or choose another.',
    parking:
      'The lorry’s place: the local council decides on permits and suspended parking bays, often some weeks ahead and for a fee. A hoist or a skip on the street needs its permission too.',
    estimates:
      'A removal is a service under consumer law: what was agreed in writing counts. Ask whether the price is fixed or an estimate, and what happens if keys come late.',
    cover:
      'Many removers limit their liability for each item in their conditions and offer insurance beside it. Ask for both in writing, with the limit and the excess.',
    claims:
      'Look into the remover’s conditions: they often give only a few days to report damage in writing. Members of the British Association of Removers have a scheme for disputes.',
    movers:
      'Look up the firm at Companies House, ask for its goods vehicle operator’s licence if it runs lorries, and see whether it is in the British Association of Removers.',
    complaints:
      'Complain to the firm in writing first, then to its trade association. Citizens Advice helps consumers, and a court claim for money can be made online.',
    deposit:
      'Rent: in England and Wales most private landlords must protect the deposit in an approved scheme, which also settles disputes. Scotland and Northern Ireland have schemes of their own.',
    leaving:
      'If you leave the country: tell HMRC, with form P85 or your tax return, tell the council and your GP, and give Royal Mail the address abroad.',
  },
  ireland: {
    heading: 'In Ireland:',
    tax: 'Tax: change your address in myAccount of Revenue (ROS if you are self-employed); tell your employer, and the Department of Social Protection if you get payments.',
    post: 'Post: order the redirection of mail from An Post, online or at a post office, some days before you move; it costs a fee. Use the Eircode of the new home.',
    driving:
      'Licence and car: the National Driver Licence Service (NDLS) changes the address of the driving licence. Change it on the vehicle’s registration certificate too, and tell your insurer.',
    register:
      'Where you live: change your address on the electoral register at checktheregister.ie, tell the HSE if you have a medical card, and ask a GP and schools nearby for a place.',
    utilities:
      'Gas and electricity: give the supplier the readings and the meter’s number (MPRN, GPRN) on the day of the move. Uisce Éireann looks after the water, or the group scheme.',
    parking:
      'The lorry’s place: ask the city or county council whether a parking bay can be kept free; a hoist or a skip on the street needs its permission.',
    estimates:
      'A removal is a service under consumer law: what was agreed in writing counts. Ask whether the price is fixed or an estimate, with VAT included.',
    cover:
      'The remover’s conditions say how far it is liable, often with a limit for each item. Ask for its insurance and the limits in writing.',
    claims:
      'Look into the remover’s conditions for the time in which damage has to be reported in writing; it can be a few days.',
    movers:
      'Look up the firm at the Companies Registration Office (CRO), and ask for its road haulage operator’s licence if it runs lorries, and for its insurance.',
    complaints:
      'Complain to the firm in writing first. The Competition and Consumer Protection Commission (CCPC) explains your rights, and the small claims procedure of the courts deals with small sums.',
    deposit:
      'Rent: the Residential Tenancies Board (RTB) registers tenancies and settles disputes about deposits between tenants and landlords.',
    leaving:
      'If you leave the country: tell Revenue that you go, and the Department of Social Protection; ask whether split-year treatment applies to your pay.',
  },
  canada: {
    heading: 'In Canada:',
    tax: 'Tax: change your address with the Canada Revenue Agency (CRA) in My Account or by telephone, and with Service Canada if you get EI, CPP or OAS.',
    post: 'Mail: order Mail Forwarding from Canada Post, online or at a post office, before you move; it costs a fee.',
    driving:
      'Licence and car: the province issues both (ServiceOntario, SAAQ in Quebec, ICBC in British Columbia). Most want the new address within days; a new province means exchanging both.',
    register:
      'Where you live: change your address with Elections Canada and your province’s health card. In a new province apply for its health plan at once, since cover may begin later. Schools are asked at the school board.',
    utilities:
      'Power, gas and water: local utilities of the city or the province; tell both some weeks ahead and read the meters on the day.',
    parking:
      'The truck’s place: the city decides on temporary parking permits; apartment buildings often want the elevator booked and a deposit.',
    estimates:
      'Rules on estimates come from the consumer law of the province, and some limit how far the bill may go above a written estimate. Have the estimate in writing.',
    cover:
      'The mover’s basic liability goes by weight as a rule and is written on the bill of lading. Replacement value protection costs extra: have it written there.',
    claims:
      'The bill of lading says how long you have to claim in writing. Note damage on the mover’s copy before you sign.',
    movers:
      'There is no federal licence for household movers. Look up the firm with the Canadian Association of Movers and the Better Business Bureau, and ask for its insurance and its address.',
    complaints:
      'Complain to the firm in writing first, then to the consumer office of your province. The Office of Consumer Affairs lists them; small claims courts are provincial.',
    deposit:
      'Rent: deposits are a matter of the province. Quebec allows landlords no security deposit; other provinces limit it.',
    leaving:
      'If you leave the country: tell the CRA the date on which you go, as that decides on your residence for tax, and your province’s health plan.',
  },
  'united-states': {
    heading: 'In the USA:',
    tax: 'Tax: tell the IRS with form 8822 or on your next return, and your state’s tax office. Social Security and Medicare take it at SSA.',
    post: 'Mail: file the change of address with USPS at moversguide.usps.com, for a small charge that proves who you are, or at a post office. First-class mail is forwarded for 12 months.',
    driving:
      'Licence and car: the motor vehicle office (DMV) of the state changes both. States set short periods; a new state means a new licence, new plates and perhaps an inspection.',
    register:
      'Where you live: register to vote again through vote.gov, and ask the school district for enrolment. Who is not a citizen tells USCIS within 10 days, with form AR-11.',
    utilities:
      'Power, gas and water: local utilities; ask for the last and first day some weeks ahead. Some states let you choose the electricity supplier.',
    parking:
      'The truck’s place: the city decides on temporary no-parking permits; apartment buildings often want the elevator booked and a certificate of insurance (COI) from the mover.',
    estimates:
      'Between states federal rules (49 CFR 375) tell binding and non-binding estimates apart: at delivery no more than 110 percent of a non-binding estimate may be demanded. Within a state its own rules apply.',
    cover:
      'Between states released-value cover is free and pays 60 cents per pound of the damaged thing, so 30 dollars for a 50-pound television, whatever it was worth. Full-value protection is the other level; you waive it in writing.',
    claims: 'After a move between states, a written claim may be made within nine months of delivery.',
    movers:
      'Movers between states need a USDOT number and registration with FMCSA: look them up at Protect Your Move. Within a state its own agency licenses them.',
    complaints:
      'Complain to the firm in writing first. Movers between states must offer arbitration, and FMCSA takes complaints in its National Consumer Complaint Database; the state’s attorney general takes others.',
    deposit: 'Rent: the law of the state says how high a security deposit may be and when it has to be returned.',
    leaving:
      'If you leave the country: citizens and green card holders go on filing with the IRS. Give the IRS and SSA the address abroad.',
  },
  malaysia: {
    heading: 'In Malaysia:',
    tax: 'Tax: update your address with LHDN (HASiL) in MyTax, and tell your employer, EPF (KWSP) and SOCSO (PERKESO).',
    post: 'Post: ask Pos Malaysia at a post office for the redirection of your letters before you move.',
    driving:
      'Licence and car: update your address with JPJ, at a counter or in its online services, and tell the insurer of your car.',
    register:
      'Where you live: change the address on your MyKad at the National Registration Department (JPN) within 30 days, and with the Election Commission (SPR) for voting. The district education office moves school places.',
    utilities:
      'Electricity: TNB on the peninsula, Sabah Electricity or Sarawak Energy; water is the state’s company. Close or take over the account and ask for your deposit.',
    parking:
      'The lorry’s place: ask the local council (in Kuala Lumpur DBKL) about the street, and the building’s management about moving hours, the service lift and a deposit.',
    estimates:
      'A removal is a service under the Consumer Protection Act: have the price, what it includes and any tax in writing.',
    cover:
      'The mover’s conditions often limit its liability. Ask for transit insurance by an insurer that Bank Negara Malaysia licenses, with the policy in writing.',
    claims:
      'The mover’s conditions and the policy say how long you have to report damage in writing; it can be a few days.',
    movers:
      'Look up the firm at the Companies Commission (SSM), and ask for its goods vehicle licence and its insurance.',
    complaints:
      'Complain to the firm in writing first, then to the ministry KPDN, or claim at the Tribunal for Consumer Claims (TTPM), which needs no lawyer.',
    deposit:
      'Rent: the deposits and when they come back stand in the tenancy agreement, which should be stamped. Take photos when you hand over.',
    leaving:
      'If you leave the country: your employer tells LHDN before you go, for tax clearance; ask EPF (KWSP) about your savings.',
  },
  estonia: {
    heading: 'In Estonia:',
    tax: 'Tax: the Tax and Customs Board (EMTA) uses the population register; look whether your contact details in e-MTA are right, and tell your employer.',
    post: 'Post: ask Omniva about forwarding letters, and change the address at senders and parcel shops.',
    driving:
      'Licence and car: an Estonian driving licence bears no address, so it stays valid. See whether your details in the Transport Administration’s e-service are right, and tell your car insurer.',
    register:
      'Where you live: give notice of the new residence to the population register within 30 days, on rahvastikuregister.ee or at the local government. It decides on votes, schools and kindergartens; a family doctor is changed separately.',
    utilities:
      'Electricity: a network contract with the grid company, mostly Elektrilevi, and a contract with a seller of your choice. Give the readings on the day; heat and water often go through the housing association.',
    parking:
      'The lorry’s place: the local government decides on closing a parking place or a street for a lorry or a lift; ask some days ahead.',
    estimates:
      'A removal is a contract under the Law of Obligations Act: have the price, VAT included, and what would change it in writing.',
    cover:
      'The Law of Obligations Act limits what a mover is liable for. Ask the mover for its liability insurance and the limit, and insure valuables by themselves.',
    claims:
      'The Law of Obligations Act and the contract say how soon damage has to be reported: do it in writing at once.',
    movers:
      'Look up the firm in the Business Register (ariregister.rik.ee), and ask for its licence for carriage by lorry and its insurance.',
    complaints:
      'Complain to the firm in writing first. Then the Consumer Disputes Committee at the Consumer Protection and Technical Regulatory Authority (TTJA) decides.',
    deposit: 'Rent: the deposit for a home may be no more than three months’ rent by the Law of Obligations Act.',
    leaving:
      'If you leave the country: give the population register your address abroad, and ask the Tax and Customs Board whether you stay a tax resident.',
  },
};
