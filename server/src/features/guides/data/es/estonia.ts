import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Europa del Norte' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '1697f51f',
    text: 'Estonia forma parte del espacio Schengen: los ciudadanos de muchos países pueden visitarla sin visado hasta 90 días en cualquier periodo de 180 días, contando todo el espacio; otros necesitan antes un visado Schengen. Los ciudadanos de la UE no necesitan visado de ningún tipo. Pregunte al Departamento de Policía y Guardia de Fronteras (politsei.ee) si con su pasaporte hace falta un visado o una autorización de viaje.',
  },
  'visaRequirements.workVisa': {
    of: 'd215ebe9',
    text: 'Los ciudadanos de la UE pueden trabajar libremente en Estonia. Los demás suelen necesitar un permiso de residencia para trabajar, o un visado de larga duración (D) con un empleo de corta duración registrado por el empleador; también hay vías para empresas emergentes y para quienes trabajan a distancia. Consulte al Departamento de Policía y Guardia de Fronteras; la e-Residency no da derecho a trabajar ni a vivir allí.',
  },
  'visaRequirements.residencePermit': {
    of: '6d4f8a05',
    text: 'Quienes no son ciudadanos de la UE necesitan un permiso de residencia temporal para establecerse en Estonia; los ciudadanos de la UE, en cambio, registran su dirección y obtienen así el derecho de residencia. Todos los que se quedan reciben una tarjeta de identidad o de residencia estonia, que suele tardar unos 20 a 40 días y que pide la aduana. La e-Residency es una identidad digital y no un derecho de residencia.',
  },
  'visaRequirements.familyReunification': {
    of: 'b93dd58b',
    text: 'Los cónyuges y los hijos menores de los residentes de Estonia pueden por lo general solicitar un permiso de residencia para reunirse con la familia, y para los familiares de ciudadanos de la UE las normas son más sencillas. Los certificados del extranjero pueden tener que apostillarse y traducirse; consulte al Departamento de Policía y Guardia de Fronteras.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2e004c6c',
    text: 'Los bienes de la mudanza entran en Estonia libres de derechos y de IVA si ha vivido fuera de la UE al menos 12 meses sin interrupción y ha poseído y usado las cosas al menos 6 meses antes de partir. Deben llegar dentro de los 12 meses siguientes a su instalación, despacharse en Estonia y no venderse, prestarse, darse en prenda ni alquilarse durante 12 meses sin avisar a la aduana. Pueden llegar antes de que usted se instale si se compromete a hacerlo en un plazo de 6 meses y presta una garantía. Una mudanza desde otro país de la UE no requiere ningún trámite aduanero.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogas.' },
  'customsRegulations.prohibitedItems.1': { of: 'f4a3e607', text: 'Armas sin permiso.' },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Artículos falsificados.' },
  'customsRegulations.prohibitedItems.3': { of: '2bbfa747', text: 'Carne y productos lácteos de fuera de la UE.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'fbc82c64',
    text: 'Animales y plantas protegidos, y objetos hechos con ellos, sin documentos CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcohol y tabaco: quedan fuera de la franquicia, así que pagan impuestos.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '321e999a',
    text: 'Vehículos comerciales y equipo profesional: quedan fuera de la franquicia, salvo los instrumentos portátiles de su oficio.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '370a40b4',
    text: 'Medicamentos: con límites, así que lleve cantidades personales con la receta.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '3660a874',
    text: 'Armas de fuego: solo con un permiso tramitado de antemano.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '1318b42f',
    text: 'Solicitud de franquicia en el formulario de la Administración Tributaria y Aduanera de Estonia (EMTA).',
  },
  'customsRegulations.documentationRequired.1': {
    of: '13cb1400',
    text: 'Lista de los bienes con sus valores, firmada y fechada, en estonio o inglés.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '0c228134',
    text: 'Prueba de haber vivido al menos 12 meses fuera de la UE.',
  },
  'customsRegulations.documentationRequired.3': { of: 'c2923cbb', text: 'Prueba de su llegada a Estonia.' },
  'customsRegulations.documentationRequired.4': {
    of: '3c2ef63e',
    text: 'Tarjeta de identidad o de residencia estonia.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'fa382d0b',
    text: 'El despacho de los bienes de la mudanza en Estonia suele tardar de 2 a 5 días hábiles una vez que la documentación está completa. La tarjeta de identidad estonia que pide la aduana suele tardar unos 20 a 40 días, así que solicítela antes de que llegue el contenedor.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Primero el microchip: debe estar colocado antes de la vacuna contra la rabia o implantarse en la misma visita.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vacuna contra la rabia para perros, gatos y hurones a las 12 semanas de edad o más tarde.',
  },
  'petImport.vaccinations.2': {
    of: '809be161',
    text: 'Espera de 21 días desde la primera vacuna contra la rabia antes de viajar a Estonia.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Análisis de sangre de anticuerpos contra la rabia si viene de un país que la UE no incluye entre los de bajo riesgo: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.quarantine': {
    of: '0627f670',
    text: 'Las mascotas que cumplen las normas de la UE no pasan cuarentena en Estonia. Un animal que no las cumpla puede ser devuelto, aislado o, como último recurso, sacrificado. Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza.',
  },
  'petImport.healthCertificate': {
    of: 'ecee4efb',
    text: 'Desde fuera de la UE, un perro, un gato o un hurón suele necesitar un certificado zoosanitario de la UE para entrar en Estonia; desde dentro de la UE sirve el pasaporte para mascotas. Según informan otras guías, desde el 22 de abril de 2026 rigen nuevas normas de la UE, con nuevos modelos de certificado desde el 1 de octubre de 2026 y un máximo de cinco mascotas por vehículo, así que pida al veterinario el modelo vigente y consulte al Departamento de Agricultura y Alimentación de Estonia (pta.agri.ee).',
  },
  'vehicleImport.regulations': {
    of: '91026851',
    text: 'Un automóvil particular se considera un bien personal, de modo que quien llega de fuera de la UE puede llevarlo a Estonia libre de derechos con el menaje de casa: 12 meses de vida en el extranjero, 6 meses de propiedad y uso, y sin venderlo durante 12 meses. Después se matricula en la Administración de Transporte, que pide el certificado de despacho de aduana.',
  },
  'vehicleImport.duties': {
    of: '88c69cda',
    text: 'Con la franquicia por traslado de residencia no se pagan derechos ni IVA por el automóvil en Estonia; sin ella, cuente normalmente con un 10 % de derechos y un 24 % de IVA (las guías antiguas hablan del 20 o el 22 %). Desde 2025 suele aplicarse además un impuesto sobre vehículos de motor, con una tasa de matriculación única. Consulte ambas cosas en la Administración Tributaria y Aduanera (emta.ee).',
  },
  'vehicleImport.documentation.0': { of: 'a1899da6', text: 'Certificado de despacho de aduana del automóvil.' },
  'vehicleImport.documentation.1': {
    of: '1054de80',
    text: 'Documento de matriculación y prueba de propiedad durante al menos 6 meses.',
  },
  'vehicleImport.documentation.2': { of: '0c228134', text: 'Prueba de haber vivido al menos 12 meses fuera de la UE.' },
  'vehicleImport.documentation.3': { of: '3c2ef63e', text: 'Tarjeta de identidad o de residencia estonia.' },
  'vehicleImport.documentation.4': {
    of: '715f6d62',
    text: 'Documentos técnicos para la inspección, como un certificado de conformidad.',
  },
  'vehicleImport.restrictions': {
    of: '2d2894c8',
    text: 'Llevar un automóvil a Estonia puede compensar si lo cubre la franquicia y cumple las normas de la UE; uno fabricado para otro mercado puede necesitar cambios costosos para pasar la inspección. Los vehículos comerciales no tienen franquicia. Se circula por la derecha, y los neumáticos de invierno son obligatorios en invierno.',
  },
  'healthcare.system': {
    of: '928f9609',
    text: 'Estonia tiene un seguro público de salud basado en la solidaridad, gestionado por la Caja del Seguro de Salud (Tervisekassa), con el médico de familia como primer contacto. Las recetas y los historiales son digitales y se consultan con la tarjeta de identidad.',
  },
  'healthcare.insurance': {
    of: 'dce975fe',
    text: 'En Estonia, los empleados están asegurados mediante el impuesto social que paga el empleador; los demás pueden necesitar una cobertura privada, que los permisos de residencia exigen a menudo. Pregunte a la Tervisekassa cuándo empieza su cobertura.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: 'fbfbd343',
    text: 'En Estonia la escuela empieza hacia los 7 años con nueve años de enseñanza básica, seguidos de secundaria superior o formación profesional; las escuelas municipales son gratuitas. El año escolar va de septiembre a principios de junio.',
  },
  'education.languageOfInstruction': {
    of: '0d0991a4',
    text: 'En las escuelas de Estonia se enseña en estonio; las que enseñaban en ruso están pasando paso a paso al estonio. Las escuelas en inglés son pocas y están sobre todo en Tallin y Tartu.',
  },
  'utilities.electricity': {
    of: '628ca662',
    text: 'En Estonia la corriente es de 230 V a 50 Hz, con enchufes de los tipos C y F. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador.',
  },
  'utilities.internet': {
    of: '06a80127',
    text: 'La banda ancha y los datos móviles son rápidos en Estonia, y abunda el wifi público. La mayoría de los trámites con el Estado se hacen por internet con la tarjeta de identidad o con Mobile-ID.',
  },
  'utilities.banking': {
    of: '8a57e3c8',
    text: 'Para abrir una cuenta en Estonia suelen hacer falta un pasaporte, el código o la tarjeta de identidad estonios y algún vínculo con el país, como un empleo; los bancos examinan con detenimiento a los clientes de fuera de la UE. Pagar con tarjeta o con el teléfono es lo normal en todas partes.',
  },
  'culturalTips.0': {
    of: 'f78bf9b8',
    text: 'Active enseguida su tarjeta de identidad y los códigos PIN: con ella se accede a médicos, bancos y oficinas.',
  },
  'culturalTips.1': {
    of: '14aeb454',
    text: 'La gente valora la tranquilidad y el espacio personal; los silencios breves en una conversación no incomodan.',
  },
  'culturalTips.2': { of: '586bc1cc', text: 'Sea puntual y quítese los zapatos al entrar en una casa.' },
  'culturalTips.3': {
    of: 'ecef35c4',
    text: 'Una invitación a la sauna es un gesto amistoso; pregunte a sus anfitriones qué es costumbre allí.',
  },
  'culturalTips.4': {
    of: '3f9fd590',
    text: 'En invierno lleve un reflectante cuando oscurezca, pues en Estonia es obligatorio para los peatones.',
  },
  'importantContacts.emergencyServices': {
    of: '950d670a',
    text: 'En Estonia, marque el 112 para policía, ambulancia o servicio de rescate.',
  },
  'importantContacts.taxOffice': {
    of: '1dd70751',
    text: 'La Administración Tributaria y Aduanera de Estonia (EMTA) se ocupa de los impuestos y la aduana: emta.ee.',
  },
  'sources.0.title': { of: '9355b2fb', text: 'Administración Tributaria y Aduanera de Estonia: instalarse en Estonia' },
  'sources.1.title': { of: '689ecd0e', text: 'Work in Estonia: despacho de aduana' },
  'sources.2.title': { of: '4649f6e7', text: 'Work in Estonia: vivir y trabajar allí' },
  'sources.3.title': { of: 'f0f4fede', text: 'Reglamento (CE) 1186/2009: franquicia por traslado de residencia' },
  'sources.4.title': { of: 'ef68cc51', text: 'Departamento de Policía y Guardia de Fronteras de Estonia' },
  'sources.5.title': { of: 'c1c4d4b2', text: 'Comisión Europea: desplazamiento de mascotas dentro de la Unión' },
  'sources.6.title': { of: '7ce3876a', text: 'Departamento de Agricultura y Alimentación de Estonia' },
  'sources.7.title': { of: '57761936', text: 'Politis: nuevas normas de la UE para las mascotas (secondary)' },
  'sources.8.title': { of: '9e37d306', text: 'ISF Customs Broker: Estonia (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
