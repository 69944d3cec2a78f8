import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Asie du Sud-Est' },
  currency: { of: '8008ca53', text: 'Baht thaïlandais (THB)' },
  'visaRequirements.touristVisa': {
    of: '1738f295',
    text: 'De nombreuses nationalités visitent la Thaïlande sans visa pour un séjour limité, d’autres demandent en ligne un visa de tourisme (thaievisa.go.th). Le nombre de jours a changé plus d’une fois : vérifiez la règle actuelle et la carte d’arrivée numérique avant le vol. Une visite ne permet pas de travailler.',
  },
  'visaRequirements.workVisa': {
    of: '9700d04f',
    text: 'Pour travailler en Thaïlande, il faut généralement d’abord un visa non-immigrant B, puis un permis de travail que demande l’employeur. Le visa de résident de longue durée (LTR) et le visa de destination (DTV) sont d’autres voies pour certains professionnels et pour les télétravailleurs. Demandez à l’ambassade de Thaïlande lequel convient, car la franchise douanière pour votre mobilier en dépend.',
  },
  'visaRequirements.residencePermit': {
    of: '9f1aa325',
    text: 'La plupart des étrangers vivent en Thaïlande avec un séjour prolongé d’année en année au bureau de l’immigration (immigration.go.th). Les bailleurs signalent votre adresse dans les 24 heures, et vous la signalez vous-même tous les 90 jours. Partir sans permis de réentrée met généralement fin à la prolongation.',
  },
  'visaRequirements.familyReunification': {
    of: '18578279',
    text: 'Le conjoint et les enfants d’une personne qui travaille en Thaïlande obtiennent généralement un visa non-immigrant O comme personnes à charge et le prolongent en même temps que le permis principal. Apportez les actes de mariage et de naissance, légalisés et traduits comme le demande l’ambassade de Thaïlande. Les personnes à charge ne peuvent pas travailler sans permis à elles.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'b1fcdfa6',
    text: 'Le mobilier et les effets personnels usagés entrent en Thaïlande en franchise de droits, en quantité raisonnable, si vous les avez possédés et utilisés à l’étranger et les importez au plus tôt 1 mois avant et au plus tard 6 mois après votre arrivée. Les étrangers ont besoin d’un quota d’immigration, ou d’une autorisation de travailler avec un séjour d’au moins un an ; les personnes qui ont un visa de retraite ou sont conjoints d’un Thaïlandais n’y ont pas droit par la voie du travail. Pour les appareils électriques, un de chaque sorte est exonéré, deux de chaque pour une famille. Renseignez-vous auprès de la douane thaïlandaise (customs.go.th) avant d’expédier.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'b4beb1e1', text: 'Cigarettes électroniques et vapoteuses.' },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Stupéfiants.' },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Pornographie.' },
  'customsRegulations.prohibitedItems.3': { of: 'ac172190', text: 'Contrefaçons.' },
  'customsRegulations.prohibitedItems.4': { of: 'c606ba26', text: 'Objets qui insultent la monarchie.' },
  'customsRegulations.restrictedItems.0': {
    of: '39d1e081',
    text: 'Véhicules et pièces de véhicules : ils ne comptent pas comme effets de déménagement, et les véhicules d’occasion ne peuvent pas être importés.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '4f66923a',
    text: 'Armes à feu et munitions : elles ne comptent pas comme effets de déménagement et sont soumises à licence.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '2046f960',
    text: 'Instruments de musique et articles de sport : taxables, exclus de la franchise.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '35423bd0',
    text: 'Deuxième appareil électrique d’une même sorte et suivants : taxables au-delà d’un de chaque, ou de deux de chaque pour une famille.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'a925de47',
    text: 'Images de Bouddha et antiquités religieuses : soumises à permis, renseignez-vous avant de les emballer.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '8a21c89a',
    text: 'Plantes et viande fraîches : seulement avec un permis.',
  },
  'customsRegulations.restrictedItems.6': {
    of: '60577a81',
    text: 'Médicaments : emportez ce qu’il faut pour vos besoins personnels, avec l’ordonnance, et vérifiez ceux classés comme stupéfiants.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '9b054dbd',
    text: 'Déclaration d’importation en douane ; généralement le formulaire 99/1, mais demandez à l’agent celui en vigueur.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '00d1a60c',
    text: 'Passeport avec le visa non-immigrant ; le propriétaire doit généralement être en Thaïlande.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'e34cd1f3',
    text: 'Permis de travail ou visa d’un an et, généralement, une lettre de l’employeur.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'd1f74bea',
    text: 'Connaissement ou lettre de transport aérien.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '0acc0e42',
    text: 'Inventaire détaillé avec les quantités, les appareils électriques avec marque et numéro de série.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '4667e654',
    text: 'Le dédouanement du mobilier en Thaïlande prend généralement 7 à 14 jours ouvrables. Faites en sorte que l’envoi arrive entre 1 mois avant et 6 mois après vous, et pas avant que vous ayez le visa et le permis de travail, sinon les frais d’entreposage s’accumulent.',
  },
  'petImport.vaccinations.0': { of: 'e3f42aeb', text: 'Puce électronique.' },
  'petImport.vaccinations.1': {
    of: '62277949',
    text: 'Vaccination antirabique, faite au moins 21 jours avant le voyage vers la Thaïlande.',
  },
  'petImport.vaccinations.2': {
    of: '5b6ff2e1',
    text: 'Généralement aussi la vaccination combinée habituelle, au moins 21 jours avant ; demandez à la station de quarantaine la liste pour votre animal.',
  },
  'petImport.vaccinations.3': { of: '3830faeb', text: 'Âge minimum généralement de 4 mois.' },
  'petImport.quarantine': {
    of: '59407e72',
    text: 'Les animaux qui arrivent en Thaïlande avec des papiers complets sont généralement rendus à leur propriétaire après inspection ; seuls ceux qui ne respectent pas les règles risquent la quarantaine. Les pit-bulls et les American Staffordshire terriers sont interdits, d’après d’autres guides. Faites confirmer votre projet par e-mail auprès de la station de quarantaine animale de l’aéroport.',
  },
  'petImport.healthCertificate': {
    of: '2fad24ec',
    text: 'Vous demandez un permis d’importation par e-mail à la station de quarantaine animale de l’aéroport d’arrivée en Thaïlande, au moins 7 jours à l’avance ; la réponse prend généralement environ 3 jours. Voyagez avec le certificat sanitaire vétérinaire officiel et les papiers de vaccination, et retirez à l’arrivée l’avis d’autorisation d’importation, pour environ 500 bahts par animal. Commencez au moins deux mois avant, pour que les vaccinations soient assez anciennes.',
  },
  'vehicleImport.regulations': {
    of: 'e6c84673',
    text: 'Depuis le 10 décembre 2019, les véhicules d’occasion ne peuvent plus être importés en Thaïlande pour un usage personnel. Des guides plus anciens décrivent encore le paiement de droits sur une voiture d’occasion ; selon la presse, cela signifie désormais la confiscation et une amende de cinq fois la valeur. Les véhicules ne font pas non plus partie de la franchise de déménagement.',
  },
  'vehicleImport.duties': {
    of: 'ec5ee495',
    text: 'Comme une voiture d’occasion ne peut pas être amenée en Thaïlande pour un usage personnel, aucun droit de douane ne rendra la chose possible ; une voiture neuve supporte plusieurs taxes qui peuvent ensemble dépasser son prix. Renseignez-vous sur les exceptions auprès de la douane thaïlandaise (customs.go.th) avant toute décision.',
  },
  'vehicleImport.documentation.0': {
    of: '3f317bdb',
    text: 'Aucun papier ne rend importable une voiture particulière d’occasion : ne l’expédiez donc pas.',
  },
  'vehicleImport.documentation.1': {
    of: 'fda59a8d',
    text: 'Réponse écrite de la douane thaïlandaise si vous pensez qu’une exception s’applique, comme le statut diplomatique.',
  },
  'vehicleImport.documentation.2': {
    of: 'ddde4ffe',
    text: 'Votre permis de conduire et un permis de conduire international, pour louer ou conduire d’abord une voiture sur place.',
  },
  'vehicleImport.restrictions': {
    of: 'fbdf8942',
    text: 'Vendez la voiture avant de vous installer en Thaïlande, puis achetez ou louez sur place. Les pièces de véhicules sont taxables et ne comptent pas comme effets de déménagement : laissez-les aussi. On roule à gauche.',
  },
  'healthcare.system': {
    of: '95ee0e0f',
    text: 'La Thaïlande a des hôpitaux publics, très fréquentés mais fiables, et des hôpitaux privés de grande qualité à Bangkok et dans d’autres centres, où le personnel parle généralement anglais. Les étrangers recourent surtout aux hôpitaux privés et paient ou présentent leur assurance à l’accueil.',
  },
  'healthcare.insurance': {
    of: '5638ccca',
    text: 'Les salariés en Thaïlande s’affilient au fonds de sécurité sociale, qui assure les soins dans un hôpital choisi. Beaucoup de nouveaux arrivants ajoutent une police privée, et certains visas, dont des visas de retraite, en exigent une. Vérifiez ce qu’exige votre visa et si les accidents de moto sont couverts.',
  },
  'healthcare.emergencyNumber': { of: 'c050fc35', text: '191 (police), 1669 (ambulance), 199 (pompiers)' },
  'education.schoolSystem': {
    of: 'a79cb177',
    text: 'En Thaïlande, l’école est obligatoire pendant neuf ans à partir d’environ six ans, et les écoles publiques sont gratuites plus longtemps que cela ; l’année scolaire publique commence en mai. Les familles étrangères choisissent le plus souvent des écoles privées, bilingues ou internationales.',
  },
  'education.languageOfInstruction': {
    of: 'a6db5f1b',
    text: 'Les écoles publiques de Thaïlande enseignent en thaï, certaines avec un programme en anglais. Les écoles internationales aux programmes britannique, américain et autres sont nombreuses à Bangkok et se trouvent aussi à Chiang Mai, Phuket et Pattaya ; les frais sont élevés, demandez donc si l’employeur aide.',
  },
  'utilities.electricity': {
    of: '968a2f40',
    text: 'En Thaïlande, le courant est de 220 à 230 V à 50 Hz. Les prises acceptent les types A, B, C et F, et le type O est la norme nationale. Les appareils prévus pour 110 à 120 V y ont besoin d’un transformateur, et un parasurtenseur est utile à la saison des orages.',
  },
  'utilities.internet': {
    of: '3d998a3d',
    text: 'La fibre est rapide et bon marché dans les villes de Thaïlande et les données mobiles sont largement disponibles. Une ligne demande généralement le passeport et le bail, et beaucoup de résidences ont déjà un fournisseur dans l’immeuble. Une carte SIM s’enregistre avec votre passeport.',
  },
  'utilities.banking': {
    of: '6524dbae',
    text: 'Les banques de Thaïlande ouvrent généralement un compte aux titulaires d’un permis de travail ou d’un visa de longue durée, et les exigences varient d’une agence à l’autre : essayez-en plusieurs. La banque mobile avec codes QR s’utilise partout, jusqu’aux étals de marché. Gardez la preuve de l’argent envoyé de l’étranger, car visas et biens immobiliers la demandent souvent.',
  },
  'culturalTips.0': {
    of: 'ff86788a',
    text: 'Montrez du respect pour la famille royale, et levez-vous quand on joue l’hymne : les insultes sont un crime.',
  },
  'culturalTips.1': {
    of: 'ac8468b1',
    text: 'Enlevez vos chaussures avant d’entrer dans un logement ou un temple, et couvrez-vous les épaules et les genoux dans les temples.',
  },
  'culturalTips.2': {
    of: '25f66115',
    text: 'Ne touchez la tête de personne et ne pointez pas les pieds vers des gens ou des images de Bouddha.',
  },
  'culturalTips.3': {
    of: '122b3c08',
    text: 'Rendez un wai d’une légère inclinaison de la tête ; une voix calme et un sourire règlent plus de choses qu’une voix forte.',
  },
  'culturalTips.4': {
    of: 'cebd66cb',
    text: 'Les magasins ne vendent généralement de l’alcool qu’à certaines heures, et presque pas lors de certaines fêtes religieuses.',
  },
  'importantContacts.emergencyServices': {
    of: '25e27e34',
    text: 'En Thaïlande, composez le 191 pour la police, le 1669 pour une ambulance et le 199 pour les pompiers ; le 1155 joint la police touristique, qui parle anglais.',
  },
  'importantContacts.taxOffice': {
    of: '62d40e6d',
    text: 'Le département des impôts (Revenue Department, rd.go.th) gère les impôts en Thaïlande ; quiconque y reste 180 jours ou plus dans une année est généralement résident fiscal : demandez donc comment est traité l’argent apporté de l’étranger.',
  },
  'sources.0.title': { of: '1c6414cd', text: 'Douane thaïlandaise : effets de déménagement usagés' },
  'sources.1.title': { of: 'b36e18e6', text: 'Douane thaïlandaise : effets de déménagement des étrangers' },
  'sources.2.title': { of: '6b80360c', text: 'Douane thaïlandaise : ce qui n’est pas un effet de déménagement' },
  'sources.3.title': { of: 'b21ff37d', text: 'Portail du gouvernement thaïlandais : effets de déménagement' },
  'sources.4.title': { of: '33ef9e77', text: 'Ambassade de Thaïlande à Washington : amener des animaux de compagnie' },
  'sources.5.title': { of: '91f47d4e', text: 'Ambassade de Thaïlande à Moscou : amener des animaux de compagnie' },
  'sources.6.title': { of: '40005056', text: 'Bureau de l’immigration de Thaïlande' },
  'sources.7.title': { of: '9aa195ed', text: 'Visa électronique thaïlandais' },
  'sources.8.title': { of: 'c4962a13', text: 'Département des impôts de Thaïlande' },
  'sources.9.title': { of: '40c07889', text: 'Juslaws : amener des animaux de compagnie en Thaïlande (secondary)' },
  'sources.10.title': { of: 'a2cf4374', text: 'Bangkok Post : interdiction des voitures d’occasion (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Numéros d’urgence par pays (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Tensions et prises par pays (open data)' },
};
