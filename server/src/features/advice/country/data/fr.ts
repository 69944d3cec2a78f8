import type { CountryAdvice } from '../country-matters.js';

export const countryAdvice: CountryAdvice = {
  'united-kingdom': {
    heading: 'Au Royaume-Uni :',
    tax: 'Impôts : changez l’adresse dans votre compte en ligne HMRC ou son application ; si vous déclarez vos revenus, HMRC la veut aussi pour Self Assessment. Prévenez votre employeur.',
    post: 'Courrier : commandez la Redirection de Royal Mail sur son site ou dans un Post Office. Elle est payante et se commande quelques jours avant son début.',
    driving:
      'Permis et voiture : donnez à DVLA la nouvelle adresse pour le permis de conduire et, à part, pour le document de la voiture (V5C). Les deux sont gratuits sur GOV.UK. Prévenez aussi l’assureur auto.',
    register:
      'Domicile : prévenez les deux communes (council) pour la council tax, réinscrivez-vous pour voter et auprès d’un médecin (GP) proche. Les places d’école se demandent au council.',
    utilities:
      'Gaz, électricité, eau : relevez les compteurs des deux logements le jour même et donnez les relevés aux fournisseurs. Pour le gaz et l’électricité, gardez celui du nouveau logement ou choisissez-en un autre.',
    parking:
      'Place du camion : le council décide des permis et des places réservées, souvent des semaines à l’avance et contre paiement. Un monte-meubles ou une benne dans la rue demande aussi son accord.',
    estimates:
      'Un déménagement est un service au sens du droit de la consommation : ce qui est convenu par écrit compte. Demandez si le prix est ferme ou estimé, et ce qui se passe si les clés tardent.',
    cover:
      'Beaucoup de déménageurs limitent leur responsabilité par objet dans leurs conditions et proposent une assurance à côté. Demandez les deux par écrit, avec la limite et la franchise.',
    claims:
      'Lisez les conditions du déménageur : elles ne donnent souvent que quelques jours pour signaler un dommage par écrit. Les membres de la British Association of Removers ont un dispositif pour les litiges.',
    movers:
      'Cherchez l’entreprise à Companies House, demandez sa licence de transport de marchandises si elle a des camions, et voyez si elle est membre de la British Association of Removers.',
    complaints:
      'Écrivez d’abord à l’entreprise, puis à son organisation. Citizens Advice aide les consommateurs, et une demande en justice pour une somme se fait en ligne.',
    deposit:
      'Loyer : en Angleterre et au pays de Galles, la plupart des bailleurs privés doivent placer la caution dans un dispositif agréé, qui règle aussi les litiges. L’Écosse et l’Irlande du Nord ont les leurs.',
    leaving:
      'Si vous quittez le pays : prévenez HMRC, par le formulaire P85 ou votre déclaration, le council et votre médecin, et donnez à Royal Mail l’adresse à l’étranger.',
  },
  ireland: {
    heading: 'En Irlande :',
    tax: 'Impôts : changez l’adresse dans myAccount de Revenue (ROS pour les indépendants) ; prévenez votre employeur et, si vous touchez des prestations, le Department of Social Protection.',
    post: 'Courrier : commandez la réexpédition à An Post, en ligne ou au bureau de poste, quelques jours avant ; elle est payante. Utilisez l’Eircode du nouveau logement.',
    driving:
      'Permis et voiture : le National Driver Licence Service (NDLS) change l’adresse du permis. Changez-la aussi sur le certificat d’immatriculation, et prévenez l’assureur.',
    register:
      'Domicile : changez l’adresse des listes électorales sur checktheregister.ie, prévenez le HSE si vous avez une medical card, et demandez une place à un médecin (GP) et aux écoles proches.',
    utilities:
      'Gaz et électricité : donnez au fournisseur les relevés et le numéro du compteur (MPRN, GPRN) le jour même. L’eau relève d’Uisce Éireann ou du réseau local.',
    parking:
      'Place du camion : demandez à la ville ou au comté si une place peut être réservée ; un monte-meubles ou une benne dans la rue demande son accord.',
    estimates:
      'Un déménagement est un service au sens du droit de la consommation : ce qui est convenu par écrit compte. Demandez si le prix est ferme ou estimé, TVA comprise.',
    cover:
      'Les conditions du déménageur disent de quoi il répond, souvent avec une limite par objet. Demandez son assurance et les limites par écrit.',
    claims:
      'Cherchez dans les conditions du déménageur le délai pour signaler un dommage par écrit ; il peut être de quelques jours.',
    movers:
      'Cherchez l’entreprise au Companies Registration Office (CRO), et demandez sa licence de transport routier si elle a des camions, et son assurance.',
    complaints:
      'Écrivez d’abord à l’entreprise. La Competition and Consumer Protection Commission (CCPC) explique vos droits, et les tribunaux ont une procédure pour les petites sommes.',
    deposit:
      'Loyer : le Residential Tenancies Board (RTB) enregistre les locations et règle les litiges sur la caution entre locataires et bailleurs.',
    leaving:
      'Si vous quittez le pays : prévenez Revenue et le Department of Social Protection ; demandez si votre salaire relève de l’année fractionnée (split-year).',
  },
  canada: {
    heading: 'Au Canada :',
    tax: 'Impôts : changez l’adresse auprès de l’Agence du revenu du Canada (ARC), dans Mon dossier ou par téléphone, et auprès de Service Canada si vous touchez l’AE, le RPC ou la SV.',
    post: 'Courrier : commandez la réexpédition à Postes Canada, en ligne ou au comptoir, avant de déménager ; elle est payante.',
    driving:
      'Permis et voiture : la province délivre les deux (SAAQ au Québec, ServiceOntario, ICBC en Colombie-Britannique). La plupart veulent la nouvelle adresse en quelques jours ; une autre province demande l’échange des deux.',
    register:
      'Domicile : changez l’adresse auprès d’Élections Canada et de la carte santé de la province. Dans une autre province, demandez tout de suite son régime de santé, qui peut commencer plus tard. L’école relève du conseil ou centre de services scolaire.',
    utilities:
      'Électricité, gaz, eau : services de la ville ou de la province ; prévenez les deux des semaines à l’avance et relevez les compteurs le jour même.',
    parking:
      'Place du camion : la ville décide des permis temporaires ; les immeubles demandent souvent de réserver l’ascenseur et un dépôt.',
    estimates:
      'Les règles sur les devis viennent du droit de la consommation de la province, et certaines limitent de combien la facture peut dépasser un devis écrit. Ayez-le par écrit.',
    cover:
      'La responsabilité de base du déménageur se compte en général au poids et figure sur le connaissement. La protection à valeur de remplacement coûte en plus : faites-la inscrire.',
    claims:
      'Le connaissement dit combien de temps vous avez pour réclamer par écrit. Notez les dommages sur la copie du déménageur avant de signer.',
    movers:
      'Il n’y a pas de licence fédérale de déménageur. Cherchez l’entreprise auprès de l’Association canadienne des déménageurs et du Better Business Bureau, et demandez son assurance et son adresse.',
    complaints:
      'Écrivez d’abord à l’entreprise, puis à l’office de la consommation de votre province. Le Bureau de la consommation en a la liste ; les petites créances relèvent des provinces.',
    deposit:
      'Loyer : le dépôt relève de la province. Le Québec ne permet pas au bailleur de dépôt de garantie ; d’autres provinces le limitent.',
    leaving:
      'Si vous quittez le pays : dites à l’ARC la date de votre départ, dont dépend votre résidence fiscale, et prévenez le régime de santé de la province.',
  },
  'united-states': {
    heading: 'Aux États-Unis :',
    tax: 'Impôts : prévenez l’IRS par le formulaire 8822 ou dans votre prochaine déclaration, et le fisc de votre État. Social Security et Medicare : auprès de SSA.',
    post: 'Courrier : déposez le changement d’adresse auprès d’USPS sur moversguide.usps.com, contre une petite somme qui prouve qui vous êtes, ou au bureau de poste. Le courrier de première classe suit pendant 12 mois.',
    driving:
      'Permis et voiture : l’office des véhicules (DMV) de l’État change les deux. Les délais sont courts ; un autre État demande un nouveau permis, de nouvelles plaques et parfois un contrôle.',
    register:
      'Domicile : réinscrivez-vous pour voter par vote.gov, et demandez l’inscription scolaire au school district. Qui n’est pas citoyen prévient USCIS dans les 10 jours, par le formulaire AR-11.',
    utilities:
      'Électricité, gaz, eau : fournisseurs locaux ; demandez l’arrêt et le début des semaines à l’avance. Certains États laissent choisir le fournisseur d’électricité.',
    parking:
      'Place du camion : la ville décide des permis temporaires ; les immeubles demandent souvent de réserver l’ascenseur et une attestation d’assurance (COI) du déménageur.',
    estimates:
      'Entre États, des règles fédérales (49 CFR 375) distinguent estimations fermes et non fermes : à la livraison, pas plus de 110 pour cent d’une estimation non ferme ne peut être exigé. Dans un État, ses propres règles valent.',
    cover:
      'Entre États, la couverture released value est gratuite et paie 60 cents par livre de la chose abîmée : 30 dollars pour un téléviseur de 50 livres, quelle que soit sa valeur. La valeur totale est l’autre niveau ; on y renonce par écrit.',
    claims:
      'Après un déménagement entre États, une réclamation écrite est possible dans les neuf mois après la livraison.',
    movers:
      'Entre États, il faut un numéro USDOT et l’enregistrement auprès de la FMCSA : vérifiez-les sur Protect Your Move. Dans un État, sa propre agence donne la licence.',
    complaints:
      'Écrivez d’abord à l’entreprise. Entre États, elle doit proposer un arbitrage, et la FMCSA reçoit les plaintes dans sa National Consumer Complaint Database ; les autres vont au procureur général de l’État.',
    deposit: 'Loyer : la loi de l’État dit combien le dépôt peut être et quand il doit être rendu.',
    leaving:
      'Si vous quittez le pays : citoyens et titulaires de la green card continuent de déclarer à l’IRS. Donnez à l’IRS et à SSA l’adresse à l’étranger.',
  },
  malaysia: {
    heading: 'En Malaisie :',
    tax: 'Impôts : mettez l’adresse à jour auprès de LHDN (HASiL), dans MyTax, et prévenez votre employeur, l’EPF (KWSP) et SOCSO (PERKESO).',
    post: 'Courrier : demandez à Pos Malaysia, au bureau de poste, la réexpédition de vos lettres avant de déménager.',
    driving:
      'Permis et voiture : mettez l’adresse à jour auprès de JPJ, au guichet ou en ligne, et prévenez l’assureur auto.',
    register:
      'Domicile : changez l’adresse du MyKad au registre national (JPN) dans les 30 jours, et auprès de la commission électorale (SPR) pour voter. L’office d’éducation du district change les places d’école.',
    utilities:
      'Électricité : TNB dans la péninsule, Sabah Electricity ou Sarawak Energy ; l’eau relève de l’État. Fermez ou reprenez le compte et demandez votre dépôt.',
    parking:
      'Place du camion : voyez la commune (DBKL à Kuala Lumpur) pour la rue, et la gestion de l’immeuble pour les heures, le monte-charge et un dépôt.',
    estimates:
      'Un déménagement est un service selon la loi sur la protection du consommateur : ayez par écrit le prix, ce qu’il comprend et les taxes.',
    cover:
      'Les conditions du déménageur limitent souvent sa responsabilité. Demandez une assurance transport d’un assureur agréé par Bank Negara Malaysia, avec la police par écrit.',
    claims:
      'Les conditions du déménageur et la police disent le délai pour signaler un dommage par écrit ; il peut être de quelques jours.',
    movers:
      'Cherchez l’entreprise au registre des sociétés (SSM), et demandez sa licence de transport de marchandises et son assurance.',
    complaints:
      'Écrivez d’abord à l’entreprise, puis au ministère KPDN, ou au tribunal des réclamations de consommation (TTPM), sans avocat.',
    deposit:
      'Loyer : les dépôts et leur retour figurent dans le bail, qui doit être timbré. Prenez des photos à la remise des clés.',
    leaving:
      'Si vous quittez le pays : votre employeur prévient LHDN avant votre départ, pour le quitus fiscal ; voyez l’EPF (KWSP) pour votre épargne.',
  },
  estonia: {
    heading: 'En Estonie :',
    tax: 'Impôts : le fisc (EMTA) utilise le registre de la population ; vérifiez vos coordonnées dans e-MTA et prévenez votre employeur.',
    post: 'Courrier : voyez avec Omniva la réexpédition des lettres, et changez l’adresse chez les expéditeurs et les boutiques.',
    driving:
      'Permis et voiture : le permis estonien ne porte pas d’adresse, il reste donc valable. Vérifiez vos données dans le service en ligne de Transpordiamet et prévenez l’assureur auto.',
    register:
      'Domicile : déclarez la nouvelle résidence au registre de la population dans les 30 jours, sur rahvastikuregister.ee ou à la commune. Vote, écoles et crèches en dépendent ; le médecin de famille se change à part.',
    utilities:
      'Électricité : un contrat de réseau, le plus souvent avec Elektrilevi, et un contrat avec le vendeur de votre choix. Donnez les relevés le jour même ; chauffage et eau passent souvent par la copropriété.',
    parking:
      'Place du camion : la commune décide de fermer une place ou une rue pour un camion ou un monte-meubles ; demandez quelques jours avant.',
    estimates:
      'Un déménagement est un contrat selon la loi sur les obligations (võlaõigusseadus) : ayez par écrit le prix, TVA comprise, et ce qui le changerait.',
    cover:
      'La loi sur les obligations (võlaõigusseadus) limite la responsabilité du déménageur. Demandez son assurance et la limite, et assurez à part ce qui vaut beaucoup.',
    claims:
      'La loi sur les obligations (võlaõigusseadus) et le contrat disent quand un dommage doit être signalé : faites-le tout de suite par écrit.',
    movers:
      'Cherchez l’entreprise au registre du commerce (ariregister.rik.ee), et demandez sa licence de transport par camion et son assurance.',
    complaints:
      'Écrivez d’abord à l’entreprise. Ensuite décide la commission des litiges de consommation auprès de l’autorité TTJA.',
    deposit:
      'Loyer : la caution d’un logement ne peut dépasser trois mois de loyer selon la loi sur les obligations (võlaõigusseadus).',
    leaving:
      'Si vous quittez le pays : donnez au registre de la population l’adresse à l’étranger, et demandez à l’EMTA si vous restez résident fiscal.',
  },
};
