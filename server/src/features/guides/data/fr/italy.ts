import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Europe du Sud' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '6d723251',
    text: 'L’Italie fait partie de l’espace Schengen : de nombreuses nationalités y séjournent sans visa jusqu’à 90 jours sur toute période de 180 jours dans l’ensemble de cet espace, d’autres ont d’abord besoin d’un visa Schengen. Les citoyens de l’UE n’ont besoin d’aucun visa. Le site officiel vistoperitalia.esteri.it vous dit ce qu’exige votre passeport.',
  },
  'visaRequirements.workVisa': {
    of: 'd8a5b914',
    text: 'Les citoyens de l’UE peuvent travailler librement en Italie. Les autres ont généralement besoin d’une autorisation de travail (nulla osta), que l’employeur demande dans le cadre de quotas annuels (decreto flussi), puis d’un visa de travail ; le personnel hautement qualifié (carte bleue européenne) et les télétravailleurs ont des voies hors quotas. Vérifiez auprès du consulat d’Italie.',
  },
  'visaRequirements.residencePermit': {
    of: '84618927',
    text: 'Les ressortissants de pays hors UE demandent le titre de séjour (permesso di soggiorno) dans les 8 jours ouvrables suivant leur arrivée en Italie, généralement par un bureau de poste, puis à la police (Questura). La résidence est ensuite enregistrée auprès de la commune (Comune). Les citoyens de l’UE s’enregistrent seulement auprès du Comune pour un séjour de plus de trois mois.',
  },
  'visaRequirements.familyReunification': {
    of: '94d3211b',
    text: 'Le conjoint, les enfants mineurs et certains parents à charge d’un résident en règle peuvent généralement le rejoindre en Italie, si le revenu et le logement suffisent ; c’est le résident qui demande d’abord l’autorisation. Les actes établis à l’étranger doivent être apostillés ou légalisés et traduits ; vérifiez auprès du consulat d’Italie.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'db73dda6',
    text: 'Le mobilier et les effets personnels entrent en Italie en franchise de droits de douane et de TVA si vous avez vécu hors de l’UE pendant au moins 12 mois sans interruption et les avez possédés et utilisés pendant au moins 6 mois avant le départ. Ils doivent arriver dans les 12 mois suivant votre installation (les consulats comptent à partir du dernier jour de résidence à l’étranger déclaré) et ne pas être vendus, prêtés ou loués pendant 12 mois sans en informer la douane. Un déménagement depuis un autre pays de l’UE ne demande aucune formalité douanière.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'fd59de73',
    text: 'Contrefaçons : en acheter est aussi puni d’une amende en Italie.',
  },
  'customsRegulations.prohibitedItems.1': {
    of: '2bbfa747',
    text: 'Viande et produits laitiers provenant de pays hors UE.',
  },
  'customsRegulations.prohibitedItems.2': {
    of: 'fbc82c64',
    text: 'Animaux et plantes protégés, et objets qui en sont faits, sans documents CITES.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2716d831', text: 'Drogues.' },
  'customsRegulations.restrictedItems.0': {
    of: 'e24a8758',
    text: 'Armes à feu, munitions et armes blanches : généralement seulement avec un permis d’importation obtenu au préalable.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '06ed163d',
    text: 'Alcool et tabac : exclus de la franchise, donc taxés.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '1cc58464',
    text: 'Médicaments : généralement limités, emportez des quantités personnelles avec l’ordonnance.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '37d0d68d',
    text: 'Antiquités et œuvres d’art : peuvent exiger une déclaration, inscrivez-les donc à part.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '321e999a',
    text: 'Véhicules utilitaires et matériel professionnel : exclus de la franchise, sauf les instruments portatifs de votre métier.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '5d277198',
    text: 'Passeport avec visa d’entrée et titre de séjour (permesso di soggiorno), généralement demandés aux étrangers.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '0a40e21c',
    text: 'Certificat de résidence du Comune ou, généralement, une déclaration sur l’honneur (autocertificazione).',
  },
  'customsRegulations.documentationRequired.2': { of: 'c9b0a65f', text: 'Code fiscal italien (codice fiscale).' },
  'customsRegulations.documentationRequired.3': {
    of: '355c45c3',
    text: 'Inventaire ; pour les Italiens de retour, en quatre exemplaires signés.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '70691c04',
    text: 'Pour les Italiens de retour, le certificat de rapatriement du consulat ou, dans certains consulats, une déclaration sur l’honneur selon le DPR 445/2000 : demandez au vôtre ce qu’il souhaite.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '0c228134',
    text: 'Preuve que vous avez vécu au moins 12 mois hors de l’UE.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'f553a746',
    text: 'Le dédouanement du mobilier en Italie prend généralement 5 à 10 jours ouvrables une fois le dossier complet. Les étrangers ont généralement un an à compter de la date de résidence pour importer, mais le certificat de résidence prend du temps : entreprenez la démarche dès votre arrivée.',
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
    of: '022a21ee',
    text: 'Attente de 21 jours après une première vaccination antirabique avant le voyage vers l’Italie.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous venez d’un pays que l’UE ne classe pas parmi les pays à faible risque : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.quarantine': {
    of: '0f784731',
    text: 'Les animaux qui respectent les règles de l’UE ne subissent pas de quarantaine en Italie. Un animal qui ne les respecte pas peut être renvoyé, isolé ou, en dernier recours, euthanasié. Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement.',
  },
  'petImport.healthCertificate': {
    of: '708ab1e4',
    text: 'En venant d’un pays hors UE, un chien, un chat ou un furet a généralement besoin d’un certificat sanitaire de l’UE pour entrer en Italie ; depuis un pays de l’UE, le passeport pour animal de compagnie suffit. D’après d’autres guides, de nouvelles règles de l’UE s’appliquent depuis le 22 avril 2026, avec de nouveaux modèles de certificat depuis le 1er octobre 2026 et cinq animaux au plus par véhicule : demandez donc au vétérinaire le formulaire en vigueur et vérifiez auprès du ministère italien de la Santé (salute.gov.it).',
  },
  'vehicleImport.regulations': {
    of: '3f54b467',
    text: 'Une voiture particulière compte comme un bien personnel : un nouvel arrivant venant d’un pays hors UE peut donc l’amener en Italie en franchise de droits avec son mobilier, aux conditions suivantes : 12 mois de vie à l’étranger, 6 mois de possession et d’utilisation, et pas de vente pendant 12 mois. Elle doit ensuite généralement être nationalisée et immatriculée auprès de la Motorizzazione.',
  },
  'vehicleImport.duties': {
    of: '63c9baac',
    text: 'Avec la franchise pour transfert de résidence, ni droits ni TVA ne sont dus sur la voiture en Italie ; sans elle, prévoyez généralement 10 % de droits et 22 % de TVA. Une taxe provinciale d’immatriculation et la taxe annuelle de circulation (bollo) s’y ajoutent ; vérifiez auprès de l’agence des douanes (adm.gov.it).',
  },
  'vehicleImport.documentation.0': {
    of: '41f7d54a',
    text: 'Certificat d’immatriculation étranger et preuve de possession depuis au moins 6 mois.',
  },
  'vehicleImport.documentation.1': { of: '9d176fae', text: 'Attestation de dédouanement pour l’immatriculation.' },
  'vehicleImport.documentation.2': {
    of: '9d3f8fc6',
    text: 'Certificat de conformité ou fiche technique du constructeur.',
  },
  'vehicleImport.documentation.3': { of: 'c35dd57b', text: 'Codice fiscale et certificat de résidence.' },
  'vehicleImport.documentation.4': { of: '1a2b8dc8', text: 'Traductions des papiers étrangers si on les demande.' },
  'vehicleImport.restrictions': {
    of: 'e372c6f1',
    text: 'Faire venir une voiture en Italie peut être avantageux si la franchise s’y applique et si la voiture répond aux normes de l’UE ; les voitures construites pour d’autres marchés peuvent exiger des modifications coûteuses. Les résidents ne peuvent généralement pas rouler longtemps avec des plaques étrangères : prévoyez l’immatriculation tôt. On roule à droite, et beaucoup de centres anciens ont des zones à circulation limitée (ZTL).',
  },
  'healthcare.system': {
    of: '912575c4',
    text: 'Le service national de santé italien (SSN) est géré par les régions et couvre les médecins de famille et les hôpitaux, avec une petite participation pour certains services. Inscrivez-vous au service de santé local (ASL) et choisissez un médecin de famille.',
  },
  'healthcare.insurance': {
    of: 'c39ec7ff',
    text: 'Les salariés et beaucoup de résidents en Italie sont inscrits de droit au SSN ; les autres peuvent généralement y adhérer contre une cotisation annuelle ou doivent avoir une assurance privée. Les visas exigent souvent une couverture privée jusqu’à votre inscription.',
  },
  'healthcare.emergencyNumber': { of: '4efbdc4f', text: '112 (aussi 113 police, 118 ambulance, 115 pompiers)' },
  'education.schoolSystem': {
    of: '8dfad895',
    text: 'En Italie, l’école est obligatoire de 6 à 16 ans : cinq ans de scuola primaria, trois de scuola secondaria di primo grado, puis le liceo ou une école technique ou professionnelle. Les écoles publiques sont gratuites ; l’année va de septembre à juin.',
  },
  'education.languageOfInstruction': {
    of: '853356fc',
    text: 'Les écoles d’Italie enseignent en italien, et aussi en allemand, en français ou en slovène dans certaines régions frontalières. Les écoles internationales se trouvent dans les grandes villes.',
  },
  'utilities.electricity': {
    of: 'ea89df50',
    text: 'En Italie, le courant est de 230 V à 50 Hz, avec des prises de type C, F et L, souvent mélangées dans un même logement, si bien que des adaptateurs sont utiles. Beaucoup de logements ont un contrat d’environ 3 kW : plusieurs appareils puissants à la fois peuvent faire sauter le disjoncteur.',
  },
  'utilities.internet': {
    of: '3df41939',
    text: 'La fibre est courante dans les villes italiennes et l’internet plus lent à la campagne. La mise en service peut prendre des semaines et exige un codice fiscale.',
  },
  'utilities.banking': {
    of: '3fa822f6',
    text: 'Pour ouvrir un compte bancaire en Italie, il faut généralement un passeport, le codice fiscale et un titre de séjour ou son récépissé ; les non-résidents peuvent ouvrir un compte limité. Il vous faut un IBAN pour le loyer et les factures d’énergie, d’eau et autres.',
  },
  'culturalTips.0': {
    of: '257acd4c',
    text: 'Obtenez d’abord le codice fiscale, auprès d’un consulat ou du fisc : bail, téléphone et compte bancaire en dépendent.',
  },
  'culturalTips.1': {
    of: '206a7533',
    text: 'Saluez d’un buongiorno ou d’un buonasera en entrant dans un magasin, et employez le Lei de politesse jusqu’à ce qu’on vous invite à dire tu.',
  },
  'culturalTips.2': {
    of: '0e3e81f6',
    text: 'Beaucoup de magasins ferment quelques heures après le déjeuner, et août est le mois des vacances : faites vos démarches le matin.',
  },
  'culturalTips.3': {
    of: '3d15a533',
    text: 'Achetez et compostez les billets papier de bus et de train avant le trajet, là où il y a un composteur.',
  },
  'culturalTips.4': {
    of: 'f0fb0d9d',
    text: 'Les repas sont conviviaux et se prennent sans hâte ; le café au lait est surtout une boisson du matin.',
  },
  'importantContacts.emergencyServices': {
    of: '4e9adafe',
    text: 'En Italie, composez le 112 pour toute urgence ; le 113 (police), le 118 (ambulance) et le 115 (pompiers) fonctionnent aussi.',
  },
  'importantContacts.taxOffice': {
    of: '917c1cf3',
    text: 'L’Agenzia delle Entrate gère les impôts et le codice fiscale : agenziaentrate.gov.it.',
  },
  'sources.0.title': {
    of: '85931478',
    text: 'Consulat d’Italie à Osaka : franchise douanière pour les résidents de retour',
  },
  'sources.1.title': { of: 'f818c749', text: 'Ambassade d’Italie à Brasilia : mobilier et franchise douanière' },
  'sources.2.title': { of: '8624b5df', text: 'Agence italienne des douanes et des monopoles' },
  'sources.3.title': {
    of: 'f0f4fede',
    text: 'Règlement (CE) n° 1186/2009 : franchise en cas de transfert de résidence',
  },
  'sources.4.title': { of: '6b8cd006', text: 'Visto per l’Italia : le site officiel des visas' },
  'sources.5.title': { of: '955cb801', text: 'Police italienne : titres de séjour' },
  'sources.6.title': {
    of: 'c1c4d4b2',
    text: 'Commission européenne : déplacement des animaux de compagnie dans l’Union',
  },
  'sources.7.title': { of: '60400e6e', text: 'Ministère italien de la Santé' },
  'sources.8.title': { of: 'c7efcf38', text: 'Administration fiscale italienne' },
  'sources.9.title': {
    of: 'f83b178b',
    text: 'International Movers Network : règles douanières de l’Italie (secondary)',
  },
  'sources.10.title': {
    of: '57761936',
    text: 'Politis : nouvelles règles de l’UE pour les animaux de compagnie (secondary)',
  },
  'sources.11.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
