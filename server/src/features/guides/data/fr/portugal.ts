import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Europe du Sud' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '8e8ad380',
    text: 'Le Portugal fait partie de l’espace Schengen : de nombreuses nationalités y séjournent sans visa jusqu’à 90 jours sur toute période de 180 jours dans l’ensemble de cet espace, d’autres ont d’abord besoin d’un visa Schengen. Les citoyens de l’UE n’ont besoin d’aucun visa. Une visite ne vaut pas visa de résidence et n’ouvre aucune franchise pour le mobilier.',
  },
  'visaRequirements.workVisa': {
    of: 'edd131e6',
    text: 'Les citoyens de l’UE peuvent travailler librement au Portugal. Les autres demandent à un consulat du Portugal un visa de résidence adapté à leur cas : pour salariés, personnel qualifié, créateurs d’entreprise, télétravailleurs ou personnes qui vivent d’une pension ou d’autres revenus propres. Le revenu demandé suit le salaire minimum portugais et change donc chaque année.',
  },
  'visaRequirements.residencePermit': {
    of: 'd76f43ff',
    text: 'Le visa de résidence pour le Portugal s’échange contre un titre de séjour auprès de l’agence des migrations AIMA (aima.gov.pt), qui a pris la suite du SEF en octobre 2023 ; les conseils qui citent encore le SEF sont dépassés. Les rendez-vous peuvent se faire attendre : gardez la preuve de chaque réservation. Les citoyens de l’UE s’enregistrent à la mairie s’ils restent plus de trois mois.',
  },
  'visaRequirements.familyReunification': {
    of: '4397ce26',
    text: 'Les conjoints, les partenaires et les enfants à charge, et dans certains cas les parents, peuvent généralement rejoindre une personne résidant au Portugal par le regroupement familial auprès de l’AIMA. Les conditions et les délais d’attente sont en train de changer : vérifiez-les auprès de l’AIMA ou d’un avocat avant de prévoir qui part quand.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '375b7663',
    text: 'Le mobilier et les effets personnels entrent au Portugal en franchise de droits de douane et de TVA si vous avez vécu hors de l’UE pendant au moins 12 mois d’affilée et les avez eus et utilisés pendant au moins 6 mois ; certains consulats n’acceptent comme preuve d’utilisation que des factures de plus de 1 an. Les ressortissants de pays hors UE doivent d’abord avoir leur visa de résidence portugais. Les biens doivent arriver dans les 12 mois suivant votre installation, et rien ne peut être vendu, prêté, loué ou mis en gage pendant 12 mois sans en informer la douane. Un déménagement depuis un autre pays de l’UE ne demande aucune formalité douanière.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogues.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'da5e11c7',
    text: 'Armes et munitions sans permis de la police portugaise.',
  },
  'customsRegulations.prohibitedItems.2': {
    of: '2bbfa747',
    text: 'Viande et produits laitiers provenant de pays hors UE.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Animaux et plantes protégés, et objets qui en sont faits, sans documents CITES.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '30f910e5',
    text: 'Marchandises destinées au commerce, qui ne peuvent pas figurer sur le certificat de bagages.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'cdeab37b',
    text: 'Boissons, aliments et tabac : ne peuvent pas figurer sur le certificat de bagages, et l’alcool et le tabac sont exclus de la franchise.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '1ac84b66',
    text: 'Biens neufs, et biens achetés hors taxes : exclus de la franchise.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cbf336c3',
    text: 'Matériel professionnel : exclu de la franchise, sauf les instruments portatifs de votre métier.',
  },
  'customsRegulations.restrictedItems.3': { of: 'f1f44f6c', text: 'Véhicules utilitaires : exclus de la franchise.' },
  'customsRegulations.restrictedItems.4': {
    of: '1ba01f62',
    text: 'Plantes : exigent généralement un certificat phytosanitaire.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '3c6d24b9',
    text: 'Certificat de bagages (Certificado de Bagagem) du consulat du Portugal compétent pour le lieu que vous quittez.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '623c722e',
    text: 'Listes signées des biens en trois exemplaires, avec quantités, marques et modèles, pour le certificat de bagages.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8e4138f9',
    text: 'Passeport avec le visa de résidence portugais, pour les ressortissants de pays hors UE.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '6d5040f2',
    text: 'Preuve que vous avez vécu hors de l’UE pendant au moins 12 mois d’affilée.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '9874e323',
    text: 'Numéro fiscal portugais (NIF), dont les déménageurs ont généralement besoin pour la déclaration.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e2ba8d8f',
    text: 'Attestation de résidence de la paroisse civile (junta de freguesia), souvent demandée.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '628bf3df',
    text: 'Le dédouanement au Portugal prend généralement environ 5 à 15 jours ouvrables une fois que vous avez le certificat de bagages et le numéro fiscal (NIF). Procurez-vous le certificat avant de partir, car c’est le consulat de votre ancien domicile qui le délivre.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'La puce électronique d’abord : elle doit être posée avant la vaccination antirabique ou lors de la même visite.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vaccination antirabique des chiens, chats et furets à l’âge de 12 semaines ou plus.',
  },
  'petImport.vaccinations.2': {
    of: 'f9bb826b',
    text: 'Attente de 21 jours après une première vaccination antirabique avant le voyage vers le Portugal.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous venez d’un pays que l’UE ne classe pas parmi les pays à faible risque : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.quarantine': {
    of: 'ceea5e39',
    text: 'Les animaux qui respectent les règles de l’UE ne subissent pas de quarantaine au Portugal ; un animal qui ne les respecte pas peut être renvoyé, isolé ou, en dernier recours, euthanasié. Les chiens de races que la loi considère comme dangereuses doivent être enregistrés et sont soumis à des conditions : renseignez-vous auprès de l’autorité vétérinaire DGAV (dgav.pt). Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement.',
  },
  'petImport.healthCertificate': {
    of: '37609a93',
    text: 'En venant d’un pays hors UE, un chien, un chat ou un furet a généralement besoin d’un certificat sanitaire de l’UE pour entrer au Portugal, et le vétérinaire de l’aéroport devrait être prévenu au moins 48 heures à l’avance ; vérifiez auprès de la DGAV (dgav.pt). Depuis un pays de l’UE, le passeport pour animal de compagnie suffit. D’après d’autres guides, de nouvelles règles de l’UE s’appliquent depuis le 22 avril 2026, avec de nouveaux modèles de certificat depuis le 1er octobre 2026 et cinq animaux au plus par véhicule : demandez donc au vétérinaire le formulaire en vigueur.',
  },
  'vehicleImport.regulations': {
    of: '89690ee1',
    text: 'Une voiture particulière compte comme un bien personnel : un nouvel arrivant venant d’un pays hors UE peut donc l’amener au Portugal en franchise de droits avec son mobilier, aux mêmes conditions : 12 mois de vie à l’étranger, 6 mois d’utilisation et pas de vente pendant 12 mois. La taxe sur les véhicules (ISV) est une affaire à part, avec sa propre exonération pour les personnes qui transfèrent leur résidence.',
  },
  'vehicleImport.duties': {
    of: 'f0b45cdd',
    text: 'Les personnes qui s’installent au Portugal peuvent généralement amener une voiture de tourisme en franchise de droits, de TVA et de taxe sur les véhicules (ISV) si elles ont un permis de conduire et possédaient la voiture depuis assez longtemps avant le déménagement : pour l’ISV, les sources hésitent entre 6 et 12 mois, vérifiez donc d’abord auprès de l’administration fiscale. Sans l’exonération, l’ISV dépend de la cylindrée, du CO2 et de l’âge, et peut être élevée.',
  },
  'vehicleImport.documentation.0': {
    of: '1c1ef099',
    text: 'Certificat d’immatriculation étranger à votre nom, avec sa date.',
  },
  'vehicleImport.documentation.1': {
    of: '1b2f348b',
    text: 'Facture d’achat et preuve de la durée pendant laquelle vous avez possédé et utilisé la voiture.',
  },
  'vehicleImport.documentation.2': {
    of: 'e1b5b4be',
    text: 'Preuve de résidence à l’étranger, et de son annulation s’il y en a une.',
  },
  'vehicleImport.documentation.3': { of: '025ce4ee', text: 'Permis de conduire.' },
  'vehicleImport.documentation.4': {
    of: '08de95a6',
    text: 'Numéro fiscal portugais (NIF) et justificatif de la nouvelle adresse.',
  },
  'vehicleImport.documentation.5': {
    of: '2102dc02',
    text: 'Certificat de conformité ou homologation, et un contrôle technique portugais.',
  },
  'vehicleImport.restrictions': {
    of: 'fbe77382',
    text: 'Faire venir une voiture au Portugal est avantageux si vous obtenez l’exonération d’ISV, qui doit être demandée peu après le déménagement ; sans elle, la taxe dépasse souvent ce que l’on économise. Une voiture exonérée ne peut être ni vendue ni prêtée pendant un certain temps ensuite. On roule à droite, et des parties du centre de Lisbonne limitent les voitures anciennes.',
  },
  'healthcare.system': {
    of: '52633d92',
    text: 'Le Portugal a un service national de santé (SNS) avec des centres de santé et des hôpitaux, le plus souvent gratuits ou à faible coût pour les résidents, et un bon secteur privé dans les villes. Les listes d’attente pour un médecin de famille et pour des spécialistes peuvent être longues.',
  },
  'healthcare.insurance': {
    of: '241907b5',
    text: 'Au Portugal, les résidents s’inscrivent au centre de santé local pour obtenir un numéro d’usager (número de utente). Les visas de résidence exigent généralement au début une assurance de voyage ou une assurance maladie privée, et beaucoup de gens gardent une police privée pour voir plus vite des spécialistes.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: 'bfb5af9a',
    text: 'Au Portugal, l’école est obligatoire de 6 à 18 ans : trois cycles d’enseignement de base, puis le secondaire, gratuits dans les écoles publiques. L’année va de septembre à juin, et les enfants s’inscrivent en ligne ou à l’école de leur adresse.',
  },
  'education.languageOfInstruction': {
    of: 'f6712754',
    text: 'Les écoles publiques du Portugal enseignent en portugais et le proposent comme langue aux nouveaux arrivants. Les écoles internationales se trouvent autour de Lisbonne, de Porto et en Algarve.',
  },
  'utilities.electricity': {
    of: '1fed17ab',
    text: 'Au Portugal, le courant est de 230 V à 50 Hz, avec des prises de type C et F. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur. Les contrats dépendent de la puissance maximale : demandez-en assez si vous cuisinez et chauffez à l’électricité.',
  },
  'utilities.internet': {
    of: '1a9d00b9',
    text: 'La fibre dessert la plupart des villes du Portugal et se vend généralement avec la télévision et des forfaits mobiles, souvent pour une durée de deux ans ; lisez la durée avant de signer.',
  },
  'utilities.banking': {
    of: '0f5e8651',
    text: 'Pour ouvrir un compte au Portugal, il faut généralement le passeport, un numéro fiscal (NIF), un justificatif de domicile et un justificatif de revenus. Beaucoup de factures et de magasins passent par le réseau Multibanco, si bien qu’une carte de débit portugaise facilite la vie.',
  },
  'culturalTips.0': {
    of: '07343489',
    text: 'Au Portugal, saluez d’un bom dia, boa tarde ou boa noite en entrant dans un magasin ou un ascenseur, et employez les titres jusqu’à ce qu’on vous en dispense.',
  },
  'culturalTips.1': {
    of: '17dad4a0',
    text: 'Le pain et les olives posés sur la table dans un restaurant portugais sont généralement facturés ; vous pouvez les renvoyer.',
  },
  'culturalTips.2': {
    of: '56980730',
    text: 'Beaucoup de logements au Portugal n’ont pas de chauffage central : renseignez-vous avant de louer et gardez une literie chaude à portée de main en hiver.',
  },
  'culturalTips.3': {
    of: 'f8e63ed8',
    text: 'Commencez les conversations en portugais, ne serait-ce que par quelques mots ; ne supposez pas que l’espagnol fera l’affaire.',
  },
  'culturalTips.4': {
    of: '7ef945e1',
    text: 'Gardez votre numéro fiscal (NIF) dans votre téléphone : magasins, médecins et fournisseurs d’énergie ou d’eau le demandent chaque jour.',
  },
  'importantContacts.emergencyServices': {
    of: '41211423',
    text: 'Au Portugal, composez le 112 pour la police, une ambulance ou les pompiers.',
  },
  'importantContacts.taxOffice': {
    of: '42cae474',
    text: 'Au Portugal, l’administration fiscale et douanière gère à la fois les impôts et la douane : portaldasfinancas.gov.pt.',
  },
  'sources.0.title': { of: '43dfdd2b', text: 'Consulat du Portugal à Maputo : certificat de bagages' },
  'sources.1.title': {
    of: 'f0f4fede',
    text: 'Règlement (CE) n° 1186/2009 : franchise en cas de transfert de résidence',
  },
  'sources.2.title': {
    of: 'c1c4d4b2',
    text: 'Commission européenne : déplacement des animaux de compagnie dans l’Union',
  },
  'sources.3.title': { of: 'dec77532', text: 'Agence pour les migrations et l’asile (AIMA)' },
  'sources.4.title': { of: '1b9a9706', text: 'Autorité vétérinaire du Portugal (DGAV)' },
  'sources.5.title': { of: '29cdb248', text: 'Administration fiscale et douanière du Portugal' },
  'sources.6.title': { of: '97091ae9', text: 'Global Mobility : mobilier vers le Portugal (secondary)' },
  'sources.7.title': {
    of: '45c5d1ac',
    text: 'Imposto sobre Veículos : exonération en cas de changement de résidence (secondary)',
  },
  'sources.8.title': {
    of: '57761936',
    text: 'Politis : nouvelles règles de l’UE pour les animaux de compagnie (secondary)',
  },
  'sources.9.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
