import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Europa Occidental' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'caafbb2e',
    text: 'Alemania forma parte del espacio Schengen: los ciudadanos de muchos países pueden visitarla sin visado hasta 90 días en cualquier periodo de 180 días, contando todo el espacio; otros necesitan antes un visado Schengen. Los ciudadanos de la UE no necesitan visado de ningún tipo. Consulte qué se aplica a su pasaporte en la embajada de Alemania; una visita no permite trabajar.',
  },
  'visaRequirements.workVisa': {
    of: '792e8355',
    text: 'Los ciudadanos de la UE pueden trabajar libremente en Alemania. Los demás suelen necesitar un visado de trabajo o una Tarjeta Azul UE, que se basan en una oferta de empleo y una titulación reconocida, o la tarjeta de oportunidades (Chancenkarte) para buscar trabajo. El portal oficial make-it-in-germany.com le guía por las distintas vías y los límites salariales vigentes.',
  },
  'visaRequirements.residencePermit': {
    of: 'cf70121c',
    text: 'Tras llegar a Alemania hay que registrar la dirección (Anmeldung) en un plazo de 2 semanas y después solicitar el permiso de residencia en la oficina de extranjería local. Las citas pueden tardar semanas, así que reserve antes de viajar si la oficina lo permite. Los ciudadanos de la UE solo registran la dirección.',
  },
  'visaRequirements.familyReunification': {
    of: '47c4401d',
    text: 'Los cónyuges y los hijos menores de los residentes de Alemania pueden ir por lo general con un visado de reagrupación familiar; a los cónyuges se les pide a menudo un alemán básico, con excepciones, por ejemplo, para las familias de titulares de la Tarjeta Azul. Solicítelo en la embajada de Alemania antes de la mudanza y pregunte qué certificados hay que legalizar.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'f90aaab9',
    text: 'El menaje de casa, los vehículos particulares, las provisiones domésticas y las mascotas entran en Alemania libres de derechos e impuestos si ha vivido fuera de la UE al menos 12 meses sin interrupción y ha poseído y usado las cosas al menos 6 meses antes de partir. Deben llegar dentro de los 12 meses siguientes a su instalación, servir para el mismo uso y no venderse, prestarse ni alquilarse durante 12 meses sin avisar a la aduana. Una mudanza desde otro país de la UE no requiere ningún trámite aduanero.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'e7029729',
    text: 'Propaganda de organizaciones anticonstitucionales, incluidos los símbolos nazis.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Artículos falsificados.' },
  'customsRegulations.prohibitedItems.3': { of: '2bbfa747', text: 'Carne y productos lácteos de fuera de la UE.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'ba9ca4d5',
    text: 'Fuegos artificiales sin la homologación que exige Alemania.',
  },
  'customsRegulations.prohibitedItems.5': {
    of: '132eeacb',
    text: 'Pit bull terrier, American Staffordshire, Staffordshire bull terrier, bull terrier y sus cruces, con pocas excepciones.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '50514671',
    text: 'Armas y municiones: se comprueban las prohibiciones y los permisos, así que tramite el permiso antes del envío.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '237d9e8d',
    text: 'Animales y plantas protegidos y objetos hechos con ellos: se comprueban los documentos CITES.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '06ed163d',
    text: 'Alcohol y tabaco: quedan fuera de la franquicia, así que pagan impuestos.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '8d707732',
    text: 'Medicamentos: solo para sus necesidades personales.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bf8dd06b',
    text: 'Vehículos comerciales y bienes de empresa: quedan fuera de la franquicia, salvo los instrumentos portátiles de su oficio.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'c5913ffb',
    text: 'Declaración de aduana para los bienes de la mudanza, formulario 0350 (Zollanmeldung für Übersiedlungsgut); algunas guías antiguas lo llaman 0350a.',
  },
  'customsRegulations.documentationRequired.1': { of: '24d57e09', text: 'Lista de los bienes.' },
  'customsRegulations.documentationRequired.2': {
    of: '8bd7a9a9',
    text: 'Prueba de que dejó su domicilio en el extranjero, como una baja del registro de residentes.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '2b4635ad',
    text: 'Registro de la dirección en Alemania (Anmeldung).',
  },
  'customsRegulations.documentationRequired.4': {
    of: '8530bc27',
    text: 'Contrato de alquiler o de trabajo en Alemania.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e81f3c05',
    text: 'Pasaporte con visado o permiso de residencia, para los ciudadanos de fuera de la UE.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'd0c61b54',
    text: 'El despacho de los bienes de la mudanza en Alemania suele tardar de 2 a 5 días hábiles una vez que la documentación está completa. El registro de la dirección forma parte del expediente, así que téngalo antes de que lleguen los bienes. Para los bienes que llegan antes de que usted se instale hacen falta un compromiso de hacerlo en un plazo de 6 meses y una garantía.',
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
    of: 'bc26fd1d',
    text: 'Espera de 21 días desde la primera vacuna contra la rabia antes de viajar a Alemania.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Análisis de sangre de anticuerpos contra la rabia si viene de un país que la UE no incluye entre los de bajo riesgo: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.quarantine': {
    of: 'b16b9aa4',
    text: 'Las mascotas que cumplen las normas de la UE no pasan cuarentena en Alemania; un animal que no las cumpla puede ser devuelto, aislado o, como último recurso, sacrificado. Los pit bull terrier, American Staffordshire, Staffordshire bull terrier, bull terrier y sus cruces no se pueden importar, con pocas excepciones, y los estados federados tienen otras normas. Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza.',
  },
  'petImport.healthCertificate': {
    of: '40d815c5',
    text: 'Desde fuera de la UE, un perro, un gato o un hurón suele necesitar un certificado zoosanitario de la UE para entrar en Alemania; desde dentro de la UE sirve el pasaporte para mascotas. Según informan otras guías, desde el 22 de abril de 2026 rigen nuevas normas de la UE, con nuevos modelos de certificado desde el 1 de octubre de 2026 y un máximo de cinco mascotas por vehículo, así que pida al veterinario el modelo vigente y consulte a la aduana alemana (zoll.de).',
  },
  'vehicleImport.regulations': {
    of: 'cb1ae6b1',
    text: 'Un automóvil particular se considera un bien personal, de modo que quien llega de fuera de la UE puede llevarlo a Alemania libre de derechos con el menaje de casa: 12 meses de vida en el extranjero, 6 meses de propiedad y uso, y sin venderlo durante 12 meses. Después tiene que pasar la inspección técnica (por lo general, la del artículo 21) y matricularse.',
  },
  'vehicleImport.duties': {
    of: 'fd38785e',
    text: 'Con la franquicia por traslado de residencia no se pagan derechos ni IVA por el automóvil en Alemania; sin ella, cuente con un 10 % de derechos y un 19 % de IVA a la importación. A eso se suma el impuesto anual sobre vehículos de motor. Consulte a la aduana alemana (zoll.de).',
  },
  'vehicleImport.documentation.0': {
    of: 'e4c124af',
    text: 'Documentos del vehículo que acrediten la matriculación a su nombre, que suelen formar parte del expediente de aduana.',
  },
  'vehicleImport.documentation.1': {
    of: '2648069d',
    text: 'Justificante del despacho de aduana para la oficina de matriculación.',
  },
  'vehicleImport.documentation.2': { of: 'ec00964a', text: 'Informe de la inspección técnica (por ejemplo, de TÜV).' },
  'vehicleImport.documentation.3': {
    of: '925818fa',
    text: 'Número de confirmación del seguro (eVB) de una aseguradora alemana.',
  },
  'vehicleImport.documentation.4': {
    of: '4b0a7cf1',
    text: 'Registro de la dirección y pasaporte o documento de identidad.',
  },
  'vehicleImport.restrictions': {
    of: '6ee2c7b1',
    text: 'Llevar un automóvil a Alemania puede compensar si lo cubre la franquicia y cumple las normas de la UE; los fabricados para otros mercados necesitan a menudo luces o instrumentos nuevos o una homologación individual. Los vehículos comerciales no tienen franquicia. Muchas ciudades tienen zonas de bajas emisiones, y se circula por la derecha.',
  },
  'healthcare.system': {
    of: '1f21c177',
    text: 'Alemania tiene un seguro público de enfermedad (gesetzliche Krankenversicherung) gestionado por muchas cajas, junto a aseguradoras privadas; el médico se elige libremente y en cada visita se muestra la tarjeta del seguro.',
  },
  'healthcare.insurance': {
    of: '92d25745',
    text: 'El seguro de enfermedad es obligatorio para todas las personas que viven en Alemania. La mayoría de los empleados se afilia a una caja pública, con cotizaciones repartidas con el empleador; quienes tienen ingresos altos, los funcionarios y los trabajadores por cuenta propia pueden elegir un seguro privado. Piénselo bien antes de elegir el privado, porque volver puede ser difícil.',
  },
  'healthcare.emergencyNumber': { of: '76fadfd9', text: '112 (ambulancia y bomberos), 110 (policía)' },
  'education.schoolSystem': {
    of: 'fd73fee6',
    text: 'En Alemania las escuelas dependen de los dieciséis estados federados y son gratuitas: la Grundschule desde los 6 años, aproximadamente, por lo general durante cuatro años, y después distintos tipos de secundaria. La asistencia es obligatoria y no se permite la educación en casa; las vacaciones de verano varían según el estado.',
  },
  'education.languageOfInstruction': {
    of: '6d50fb64',
    text: 'En las escuelas de Alemania se enseña en alemán, a menudo con clases preparatorias para los recién llegados. Las escuelas bilingües e internacionales se encuentran sobre todo en las ciudades más grandes.',
  },
  'utilities.electricity': {
    of: 'ea8c3aed',
    text: 'En Alemania la corriente es de 230 V a 50 Hz, con enchufes de los tipos C y F. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador. Los apartamentos se alquilan a menudo sin muebles de cocina ni lámparas, así que pregunte antes de dejar los suyos.',
  },
  'utilities.internet': {
    of: 'eb990362',
    text: 'En Alemania se ofrecen DSL, cable y fibra según la calle. La conexión puede tardar semanas y los contratos duran a menudo hasta dos años, así que pídala antes de instalarse.',
  },
  'utilities.banking': {
    of: '1cb94d80',
    text: 'Para abrir una cuenta bancaria en Alemania suelen hacer falta un pasaporte y el registro de la dirección; algunos bancos en línea son más rápidos, y los residentes tienen derecho a una cuenta básica. El alquiler y las facturas se pagan por transferencia o domiciliación, y el efectivo todavía se usa mucho.',
  },
  'culturalTips.0': {
    of: '8011f554',
    text: 'Sea puntual: lo normal es llegar unos minutos antes, y se espera una llamada si va a retrasarse.',
  },
  'culturalTips.1': {
    of: '71231bcc',
    text: 'Respete las horas de silencio por la noche y durante todo el domingo, cuando también cierra la mayoría de las tiendas.',
  },
  'culturalTips.2': {
    of: 'fab0ac9e',
    text: 'Los residuos domésticos se separan en varios contenedores; pida a su arrendador el calendario local.',
  },
  'culturalTips.3': { of: '592f7578', text: 'Trate de Sie y use el apellido hasta que le ofrezcan el informal du.' },
  'culturalTips.4': {
    of: 'c8ff88ab',
    text: 'Ponga su nombre en el buzón y en el timbre el primer día, o no le entregarán el correo.',
  },
  'importantContacts.emergencyServices': {
    of: 'bdff78c2',
    text: 'En Alemania, marque el 112 para una ambulancia o los bomberos y el 110 para la policía.',
  },
  'importantContacts.taxOffice': {
    of: 'fb1666d9',
    text: 'La oficina tributaria local (Finanzamt) se ocupa de sus impuestos, y la Oficina Central Federal de Impuestos (bzst.de) envía el número de identificación fiscal después de que registre su dirección.',
  },
  'sources.0.title': { of: 'd0f89d49', text: 'Portal federal de Alemania: bienes de la mudanza' },
  'sources.1.title': { of: 'dbb06f00', text: 'Portal de servicios de Turingia: declarar los bienes de la mudanza' },
  'sources.2.title': { of: '8e76fb60', text: 'Aduanas de Alemania' },
  'sources.3.title': { of: 'f0f4fede', text: 'Reglamento (CE) 1186/2009: franquicia por traslado de residencia' },
  'sources.4.title': { of: '5ffc7873', text: 'Make it in Germany: visados, trabajo y vida en el país' },
  'sources.5.title': { of: '3fb4c876', text: 'Oficina Federal de Migración y Refugiados' },
  'sources.6.title': { of: 'c1c4d4b2', text: 'Comisión Europea: desplazamiento de mascotas dentro de la Unión' },
  'sources.7.title': { of: 'fab881f2', text: 'Oficina Central Federal de Impuestos de Alemania' },
  'sources.8.title': {
    of: '5c0e4937',
    text: 'Auswanderung.ch: documentos para los bienes de una mudanza a Alemania (secondary)',
  },
  'sources.9.title': { of: '57761936', text: 'Politis: nuevas normas de la UE para las mascotas (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
