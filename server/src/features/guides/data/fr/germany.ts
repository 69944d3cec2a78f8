import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Europe de l’Ouest' },
  currency: { of: 'de5cde13', text: 'Euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'caafbb2e',
    text: 'L’Allemagne fait partie de l’espace Schengen : de nombreuses nationalités y séjournent sans visa jusqu’à 90 jours sur toute période de 180 jours dans l’ensemble de cet espace, d’autres ont d’abord besoin d’un visa Schengen. Les citoyens de l’UE n’ont besoin d’aucun visa. Vérifiez auprès de l’ambassade d’Allemagne ce qui s’applique à votre passeport ; une visite ne permet pas de travailler.',
  },
  'visaRequirements.workVisa': {
    of: '792e8355',
    text: 'Les citoyens de l’UE peuvent travailler librement en Allemagne. Les autres ont généralement besoin d’un visa de travail ou d’une carte bleue européenne, qui reposent sur une offre d’emploi et une qualification reconnue, ou de la carte des opportunités (Chancenkarte) pour chercher du travail. Le portail officiel make-it-in-germany.com vous guide parmi ces voies et indique les seuils de salaire actuels.',
  },
  'visaRequirements.residencePermit': {
    of: 'cf70121c',
    text: 'Après votre arrivée en Allemagne, vous déclarez votre adresse (Anmeldung) dans les 2 semaines, puis vous demandez le titre de séjour à l’office des étrangers local. Les rendez-vous peuvent prendre des semaines : réservez avant de partir si l’office le permet. Les citoyens de l’UE ne font que déclarer leur adresse.',
  },
  'visaRequirements.familyReunification': {
    of: '47c4401d',
    text: 'Le conjoint et les enfants mineurs de personnes résidant en Allemagne peuvent généralement venir avec un visa de regroupement familial ; le conjoint doit souvent avoir des bases d’allemand, avec des exceptions, par exemple pour les familles des titulaires de la carte bleue. Faites la demande à l’ambassade d’Allemagne avant le déménagement et demandez quels actes doivent être légalisés.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'f90aaab9',
    text: 'Le mobilier et les effets personnels, les véhicules privés, les provisions de ménage et les animaux de compagnie entrent en Allemagne en franchise de droits et taxes si vous avez vécu hors de l’UE pendant au moins 12 mois sans interruption et si vous avez possédé et utilisé ces biens pendant au moins 6 mois avant le départ. Ils doivent arriver dans les 12 mois suivant votre installation, servir au même usage, et ne pas être vendus, prêtés ou loués pendant 12 mois sans en informer la douane. Un déménagement depuis un autre pays de l’UE ne demande aucune formalité douanière.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'e7029729',
    text: 'Propagande d’organisations anticonstitutionnelles, symboles nazis compris.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Contrefaçons.' },
  'customsRegulations.prohibitedItems.3': {
    of: '2bbfa747',
    text: 'Viande et produits laitiers provenant de pays hors UE.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'ba9ca4d5',
    text: 'Feux d’artifice sans l’homologation que l’Allemagne exige.',
  },
  'customsRegulations.prohibitedItems.5': {
    of: '132eeacb',
    text: 'Pit-bulls, American Staffordshire terriers, Staffordshire bull-terriers, bull-terriers et leurs croisements, avec des exceptions limitées.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '50514671',
    text: 'Armes et munitions : contrôlées quant aux interdictions et aux permis, obtenez donc le permis avant l’expédition.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '237d9e8d',
    text: 'Animaux et plantes protégés et objets qui en sont faits : contrôle des documents CITES.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '06ed163d',
    text: 'Alcool et tabac : exclus de la franchise, donc taxés.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '8d707732',
    text: 'Médicaments : seulement pour vos besoins personnels.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bf8dd06b',
    text: 'Véhicules utilitaires et biens d’entreprise : exclus de la franchise, sauf les instruments portatifs de votre métier.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'c5913ffb',
    text: 'Déclaration en douane pour effets de déménagement, formulaire 0350 (Zollanmeldung für Übersiedlungsgut) ; certains guides plus anciens l’appellent 0350a.',
  },
  'customsRegulations.documentationRequired.1': { of: '24d57e09', text: 'Liste des biens.' },
  'customsRegulations.documentationRequired.2': {
    of: '8bd7a9a9',
    text: 'Preuve que vous avez quitté votre domicile à l’étranger, comme une attestation de désinscription.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '2b4635ad',
    text: 'Déclaration de domicile en Allemagne (Anmeldung).',
  },
  'customsRegulations.documentationRequired.4': {
    of: '8530bc27',
    text: 'Contrat de location ou de travail en Allemagne.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e81f3c05',
    text: 'Passeport avec visa ou titre de séjour, pour les ressortissants de pays hors UE.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'd0c61b54',
    text: 'Le dédouanement des effets de déménagement en Allemagne prend généralement 2 à 5 jours ouvrables une fois le dossier complet. La déclaration de domicile fait partie du dossier : ayez-la avant l’arrivée des biens. Les biens qui arrivent avant votre installation exigent un engagement à vous installer dans les 6 mois et une garantie.',
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
    of: 'bc26fd1d',
    text: 'Attente de 21 jours après une première vaccination antirabique avant le voyage vers l’Allemagne.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Titrage des anticorps antirabiques par prise de sang si vous venez d’un pays que l’UE ne classe pas parmi les pays à faible risque : le prélèvement a généralement lieu au moins 30 jours après la vaccination, suivi de 3 mois d’attente avant le voyage.',
  },
  'petImport.quarantine': {
    of: 'b16b9aa4',
    text: 'Les animaux qui respectent les règles de l’UE ne subissent pas de quarantaine en Allemagne ; un animal qui ne les respecte pas peut être renvoyé, isolé ou, en dernier recours, euthanasié. Les pit-bulls, American Staffordshire terriers, Staffordshire bull-terriers, bull-terriers et leurs croisements ne peuvent pas être importés, avec des exceptions limitées, et les Länder ont d’autres règles encore. Si la prise de sang vous concerne, commencez au moins cinq mois avant le déménagement.',
  },
  'petImport.healthCertificate': {
    of: '40d815c5',
    text: 'En venant d’un pays hors UE, un chien, un chat ou un furet a généralement besoin d’un certificat sanitaire de l’UE pour entrer en Allemagne ; depuis un pays de l’UE, le passeport pour animal de compagnie suffit. D’après d’autres guides, de nouvelles règles de l’UE s’appliquent depuis le 22 avril 2026, avec de nouveaux modèles de certificat depuis le 1er octobre 2026 et cinq animaux au plus par véhicule : demandez donc au vétérinaire le formulaire en vigueur et vérifiez auprès de la douane allemande (zoll.de).',
  },
  'vehicleImport.regulations': {
    of: 'cb1ae6b1',
    text: 'Une voiture particulière compte comme un bien personnel : un nouvel arrivant venant d’un pays hors UE peut donc l’amener en Allemagne en franchise de droits avec son mobilier, aux conditions suivantes : 12 mois de vie à l’étranger, 6 mois de possession et d’utilisation, et pas de vente pendant 12 mois. Elle doit ensuite passer le contrôle technique (généralement selon l’article 21) et être immatriculée.',
  },
  'vehicleImport.duties': {
    of: 'fd38785e',
    text: 'Avec la franchise pour transfert de résidence, ni droits ni TVA ne sont dus sur la voiture en Allemagne ; sans elle, prévoyez 10 % de droits et 19 % de TVA à l’importation. La taxe annuelle sur les véhicules à moteur s’y ajoute. Vérifiez auprès de la douane allemande (zoll.de).',
  },
  'vehicleImport.documentation.0': {
    of: 'e4c124af',
    text: 'Papiers du véhicule montrant qu’il est immatriculé à votre nom, qui font généralement partie du dossier de douane.',
  },
  'vehicleImport.documentation.1': {
    of: '2648069d',
    text: 'Attestation de dédouanement pour le service des immatriculations.',
  },
  'vehicleImport.documentation.2': { of: 'ec00964a', text: 'Rapport de contrôle technique (par exemple du TÜV).' },
  'vehicleImport.documentation.3': {
    of: '925818fa',
    text: 'Numéro d’attestation d’assurance (eVB) d’un assureur allemand.',
  },
  'vehicleImport.documentation.4': {
    of: '4b0a7cf1',
    text: 'Déclaration de domicile et passeport ou carte d’identité.',
  },
  'vehicleImport.restrictions': {
    of: '6ee2c7b1',
    text: 'Faire venir une voiture en Allemagne peut être avantageux si la franchise s’y applique et si la voiture répond aux normes de l’UE ; les voitures construites pour d’autres marchés exigent souvent d’autres feux, d’autres instruments ou une homologation individuelle. Les véhicules utilitaires n’ont pas droit à la franchise. Beaucoup de villes ont des zones à faibles émissions, et l’on roule à droite.',
  },
  'healthcare.system': {
    of: '1f21c177',
    text: 'L’Allemagne a une assurance maladie légale (gesetzliche Krankenversicherung) gérée par de nombreuses caisses, à côté d’assureurs privés ; on choisit librement son médecin et l’on présente la carte d’assuré à chaque visite.',
  },
  'healthcare.insurance': {
    of: '92d25745',
    text: 'L’assurance maladie est obligatoire pour toute personne vivant en Allemagne. La plupart des salariés s’affilient à une caisse légale, avec des cotisations partagées avec l’employeur ; les hauts revenus, les fonctionnaires et les indépendants peuvent choisir une couverture privée. Réfléchissez avant de choisir le privé, car le retour peut être difficile.',
  },
  'healthcare.emergencyNumber': { of: '76fadfd9', text: '112 (ambulance et pompiers), 110 (police)' },
  'education.schoolSystem': {
    of: 'fd73fee6',
    text: 'En Allemagne, les écoles relèvent des seize Länder et sont gratuites : la Grundschule dès 6 ans environ, généralement pendant quatre ans, puis différents types d’écoles secondaires. La fréquentation est obligatoire et l’école à la maison n’est pas permise ; les vacances d’été varient selon le Land.',
  },
  'education.languageOfInstruction': {
    of: '6d50fb64',
    text: 'Les écoles d’Allemagne enseignent en allemand, souvent avec des classes préparatoires pour les nouveaux arrivants. Les écoles bilingues et internationales se trouvent surtout dans les grandes villes.',
  },
  'utilities.electricity': {
    of: 'ea8c3aed',
    text: 'En Allemagne, le courant est de 230 V à 50 Hz, avec des prises de type C et F. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur. Les appartements se louent souvent sans meubles de cuisine ni lampes : renseignez-vous avant de laisser les vôtres.',
  },
  'utilities.internet': {
    of: 'eb990362',
    text: 'En Allemagne, la DSL, le câble et la fibre sont proposés selon la rue. Le raccordement peut prendre des semaines et les contrats durent souvent jusqu’à deux ans : commandez donc avant d’emménager.',
  },
  'utilities.banking': {
    of: '1cb94d80',
    text: 'Pour ouvrir un compte bancaire en Allemagne, il faut généralement un passeport et la déclaration de domicile ; certaines banques en ligne sont plus rapides, et les résidents ont droit à un compte de base. Le loyer et les factures se paient par virement ou prélèvement, et les espèces restent très utilisées.',
  },
  'culturalTips.0': {
    of: '8011f554',
    text: 'Soyez à l’heure : il est normal d’arriver quelques minutes en avance, et l’on attend un appel si vous êtes en retard.',
  },
  'culturalTips.1': {
    of: '71231bcc',
    text: 'Respectez les heures de silence la nuit et toute la journée du dimanche, où la plupart des magasins sont d’ailleurs fermés.',
  },
  'culturalTips.2': {
    of: 'fab0ac9e',
    text: 'Les déchets ménagers se trient dans plusieurs poubelles ; demandez le calendrier local au bailleur.',
  },
  'culturalTips.3': {
    of: '592f7578',
    text: 'Employez Sie et le nom de famille jusqu’à ce qu’on vous propose le du familier.',
  },
  'culturalTips.4': {
    of: 'c8ff88ab',
    text: 'Mettez votre nom sur la boîte aux lettres et la sonnette dès le premier jour, sinon le courrier ne sera pas distribué.',
  },
  'importantContacts.emergencyServices': {
    of: 'bdff78c2',
    text: 'En Allemagne, composez le 112 pour une ambulance ou les pompiers et le 110 pour la police.',
  },
  'importantContacts.taxOffice': {
    of: 'fb1666d9',
    text: 'Le bureau des impôts local (Finanzamt) s’occupe de vos impôts, et l’Office central fédéral des impôts (bzst.de) envoie le numéro d’identification fiscale après votre déclaration de domicile.',
  },
  'sources.0.title': { of: 'd0f89d49', text: 'Portail fédéral allemand : effets de déménagement' },
  'sources.1.title': { of: 'dbb06f00', text: 'Portail des services de Thuringe : déclarer des effets de déménagement' },
  'sources.2.title': { of: '8e76fb60', text: 'Douane allemande' },
  'sources.3.title': {
    of: 'f0f4fede',
    text: 'Règlement (CE) n° 1186/2009 : franchise en cas de transfert de résidence',
  },
  'sources.4.title': { of: '5ffc7873', text: 'Make it in Germany : visas, travail et vie sur place' },
  'sources.5.title': { of: '3fb4c876', text: 'Office fédéral des migrations et des réfugiés' },
  'sources.6.title': {
    of: 'c1c4d4b2',
    text: 'Commission européenne : déplacement des animaux de compagnie dans l’Union',
  },
  'sources.7.title': { of: 'fab881f2', text: 'Office central fédéral des impôts d’Allemagne' },
  'sources.8.title': {
    of: '5c0e4937',
    text: 'Auswanderung.ch : papiers pour les effets de déménagement vers l’Allemagne (secondary)',
  },
  'sources.9.title': {
    of: '57761936',
    text: 'Politis : nouvelles règles de l’UE pour les animaux de compagnie (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
